import { setImmediate } from 'node:timers/promises'

type Waiting<In, Out> = { input: In; resolve: (output: Out) => void; reject: (error: unknown) => void }

/** What one run takes at most. */
const MOST = 100

/**
 * Makes of work for several one that is asked for one: those who ask while it is at work wait for its end and are then
 * served together. Nobody waits for company longer than it takes to hear of those who have come already, and a crowd takes
 * one connection of the database.
 * @param work gives an output for each input, in their order
 * @param atOnce how often it may be at work at the same time
 */
export function together<In, Out>(
  work: (inputs: In[]) => Promise<Out[]>,
  { atOnce = 1 } = {},
): (input: In) => Promise<Out> {
  const queue: Waiting<In, Out>[] = []
  let atWork = 0

  async function serve(some: Waiting<In, Out>[]): Promise<void> {
    try {
      const outputs = await work(some.map(({ input }) => input))
      for (const [place, { resolve }] of some.entries()) resolve(outputs[place] as Out)
    } catch (error) {
      for (const { reject } of some) reject(error)
    }
  }

  async function workOff(): Promise<void> {
    atWork += 1
    // Requests that came in at once are read one after the other; the first of them would go alone.
    await setImmediate()
    while (queue.length > 0) await serve(queue.splice(0, MOST))
    atWork -= 1
  }

  return (input) =>
    new Promise((resolve, reject) => {
      queue.push({ input, resolve, reject })
      if (atWork < atOnce) void workOff()
    })
}
