import { randomInt } from 'node:crypto'

const MILLISECONDS = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

const numberAfter = (text, pattern) => Number(pattern.exec(text)?.[1] ?? 0)

/**
 * Reads what wrk prints at the end.
 * @param {string} output
 * @returns {{ perSecond: number, p99: number, errors: number }}
 */
export function parseWrk(output) {
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(output)
  const p99 = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(output)
  if (!perSecond || !p99) throw new Error(`wrk said something unexpected:\n${output}`)
  const sockets = /Socket errors: (.*)/.exec(output)?.[1] ?? ''
  const broken = [...sockets.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0)
  return {
    perSecond: Math.round(Number(perSecond[1])),
    p99: Number(p99[1]) * MILLISECONDS[p99[2]],
    errors: broken + numberAfter(output, /Non-2xx or 3xx responses: (\d+)/),
  }
}

/** What stands in a body for a number that is another one in each request. */
export const NUMBER = '{n}'

/** The first number of a load: loads of one run hardly ever share one. */
export const firstNumber = () => randomInt(1_000_000, 9_000_000)

/**
 * The script by which wrk posts a body, with a number of its own in each.
 * @param {{ body: string }} target
 * @param {number} first
 */
export const wrkScript = ({ body }, first) => `
local n = ${first}
local body = [==[${body}]==]
wrk.method = "POST"
wrk.headers["content-type"] = "application/json"
request = function()
  n = n + 1
  return wrk.format(nil, nil, nil, (body:gsub("{n}", n)))
end
`
