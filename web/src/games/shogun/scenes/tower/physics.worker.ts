/** Works out how cubes fall; whoever asks is told through the port that came with the throw. */
import type { Throw, Told } from './load'
import { courseOf, transformOf } from './path'
import { Simulation } from './physics'

self.onmessage = ({ data: { cubes, seed }, ports: [port] }: MessageEvent<Throw>) => {
  const tell = (told: Told) => port?.postMessage(told)
  const simulation = new Simulation(cubes, seed)
  tell({ lying: simulation.poses.map(transformOf) })
  while (!simulation.done) simulation.step()
  tell({ course: courseOf(simulation.fall) })
}
