import { ensureInstalled } from './lib/install.mjs'
import { Failure, say, showFailure } from './lib/messages.mjs'
import { continueUnderPinnedRuntime, requireBootstrapNode } from './lib/runtime.mjs'
import { isShuttingDown, run } from './lib/shutdown.mjs'
import { ensureHome, openTestFolder, testEnvironment } from './lib/test-environment.mjs'
import { toTable, toTotal } from './lib/test-report.mjs'
import { steps } from './lib/test-steps.mjs'

const INTERRUPTED = 130

const stepNamed = (name) => steps.find((step) => step.names.includes(name))

/** The leading words name steps; what follows is for the one step that was named. */
function choose(given) {
  const firstOther = given.findIndex((word) => !stepNamed(word))
  const names = firstOther < 0 ? given : given.slice(0, firstOther)
  const extra = firstOther < 0 ? [] : given.slice(firstOther)
  const chosen = names.length > 0 ? steps.filter((step) => names.some((name) => step.names.includes(name))) : steps
  if (extra.length > 0 && !(chosen.length === 1 && chosen[0].takesArguments)) {
    const known = steps.map((step) => step.names[0]).join(', ')
    throw new Failure(`"${extra[0]}" is no step: name some of ${known}, or one of unit and e2e with arguments for it.`)
  }
  return { chosen, extra }
}

async function measure(step, context) {
  say(`\n=== ${step.title} ===`)
  const started = Date.now()
  let counts
  try {
    counts = await step.run(context)
  } catch (error) {
    if (isShuttingDown()) throw error
    showFailure(error)
    counts = { passed: 0, failed: 1, skipped: 0 }
  }
  const seconds = (Date.now() - started) / 1000
  if (!isShuttingDown()) say(`${step.title}: ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { ...counts, title: step.title, seconds }
}

/** The steps in their order; those that may run beside each other at one time. */
const inTurn = (chosen) => [
  chosen.filter((step) => step.beside),
  ...chosen.filter((step) => !step.beside).map((step) => [step]),
]

/** Makes the run possible; a run that is not counts as one failure. */
async function prepare() {
  try {
    const { folder, handover } = openTestFolder()
    ensureHome(folder)
    await ensureInstalled()
    await continueUnderPinnedRuntime(handover)
    return folder
  } catch (error) {
    if (isShuttingDown()) throw error
    showFailure(error)
    say('0 passed, 1 failed')
    return undefined
  }
}

await run(
  async () => {
    requireBootstrapNode()
    const { chosen, extra } = choose(process.argv.slice(2))
    const folder = await prepare()
    if (!folder) return 1
    const results = []
    for (const together of inTurn(chosen)) {
      const context = { env: testEnvironment(folder), folder, extra }
      results.push(...(await Promise.all(together.map((step) => measure(step, context)))))
      // A signal ends the step first; the rest of the run must not begin.
      if (isShuttingDown()) return undefined
    }
    say(`\n${toTable(results)}\n\n${toTotal(results)}`)
    return results.some((result) => result.failed > 0) ? 1 : 0
  },
  { signalCode: INTERRUPTED },
)
