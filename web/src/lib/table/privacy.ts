/** Whether several people share this screen: then nothing that one of them knows may stay behind on it. */
export const privacy = { shared: false }
