type Waiting<In, Out> = { input: In; resolve: (output: Out) => void; reject: (error: unknown) => void }

/** What one run takes at most. */
const MOST = 100

/**
 * Makes of work for several one that is asked for one: those who ask while it is at work wait for its end and are then
 * served together. Nobody waits for company, and a crowd takes one connection of the database.
 * @param work gives an output for each input, in their order
 */
export function together<In, Out>(work: (inputs: In[]) => Promise<Out[]>): (input: In) => Promise<Out> {
  const queue: Waiting<In, Out>[] = []
  let isAtWork = false

  async function serve(some: Waiting<In, Out>[]): Promise<void> {
    try {
      const outputs = await work(some.map(({ input }) => input))
      for (const [place, { resolve }] of some.entries()) resolve(outputs[place] as Out)
    } catch (error) {
      for (const { reject } of some) reject(error)
    }
  }

  async function workOff(): Promise<void> {
    isAtWork = true
    while (queue.length > 0) await serve(queue.splice(0, MOST))
    isAtWork = false
  }

  return (input) =>
    new Promise((resolve, reject) => {
      queue.push({ input, resolve, reject })
      if (!isAtWork) void workOff()
    })
}
