import { describe, expect, test } from '@jest/globals'

const lib = '../../bench/lib'
const { inTurns, median, medianOf, percentile, ratioOf } = await import(`${lib}/numbers.mjs`)
const { figure, toMarkdown, toText } = await import(`${lib}/tables.mjs`)
const { exitCodeOf, isKept, promiseTable, worst } = await import(`${lib}/promises.mjs`)
const { parseWrk, wrkScript } = await import(`${lib}/wrk.mjs`)
const { planReplay, replay } = await import(`${lib}/replay.mjs`)
const { listenToConnection } = await import(`${lib}/wire.mjs`)
const { ownerOf, selfTimes } = await import(`${lib}/profiler.mjs`)

describe('numbers', () => {
  test('the middle and the 95th percentile do not depend on the order, and leave what they were given as it is', () => {
    const numbers = [30, 1, 2]
    expect([median(numbers), percentile(numbers, 0.95), median([7])]).toEqual([2, 30, 7])
    expect(numbers).toEqual([30, 1, 2])
    expect(
      percentile(
        Array.from({ length: 100 }, (_, i) => 100 - i),
        0.95,
      ),
    ).toBe(96)
  })

  test('several runs come down to medians, and no error of theirs is lost', () => {
    const runs = [
      { perSecond: 10, p99: 5, errors: 1 },
      { perSecond: 30, p99: 1, errors: 0 },
      { perSecond: 20, p99: 9, errors: 2 },
    ]
    expect(medianOf(runs)).toEqual({ perSecond: 20, p99: 5, errors: 3, rates: [10, 30, 20] })
  })

  test('a ratio is that of rounds, whatever slowed both sides of one down', () => {
    expect(ratioOf({ rates: [20, 2, 40] }, { rates: [10, 1, 10] })).toBe(2)
  })

  test('nobody always comes first', () => {
    expect([inTurns(['a', 'b'], 0), inTurns(['a', 'b'], 1)]).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ])
  })
})

describe('tables', () => {
  const table = {
    title: 'Pages',
    note: 'Warm.',
    columns: ['Page', 'Ours'],
    rows: [
      ['/', 12345.6],
      ['/a|b', 0.5],
    ],
  }

  test('figures are as exact as they can be told apart; what was not measured is a dash', () => {
    expect([1234.5, 12.34, 0.456, 3].map((value) => figure(value))).toEqual(['1,235', '12.3', '0.46', '3'])
    expect([figure(undefined), figure(Number.NaN), figure(2, 1)]).toEqual(['–', '–', '2.0'])
  })

  test('the same table for the terminal and in Markdown', () => {
    expect(toText(table)).toBe('Pages\nPage    Ours\n/     12,346\n/a|b    0.50\nWarm.')
    expect(toMarkdown(table).split('\n')).toEqual([
      '### Pages',
      '',
      '| Page | Ours |',
      '| --- | --: |',
      '| / | 12,346 |',
      '| /a\\|b | 0.50 |',
      '',
      'Warm.',
    ])
  })
})

describe('promises', () => {
  test('one is kept within its bounds, missed outside, and neither when nothing was measured', () => {
    expect(isKept({ measured: 8, least: 8 })).toBe(true)
    expect(isKept({ measured: 1.51, most: 1.5 })).toBe(false)
    expect(isKept({ measured: undefined, least: 1 })).toBeUndefined()
  })

  test('the worst row decides; rows without the figure say nothing', () => {
    const rows = [{ name: 'a', ratio: 3 }, { name: 'b', ratio: 2 }, { name: 'c' }]
    const by = (bound: string) =>
      worst(
        rows,
        (row: { ratio?: number }) => row.ratio,
        bound,
        (row: { name: string }) => row.name,
      )
    expect([by('least'), by('most')]).toEqual([
      { measured: 2, at: 'b' },
      { measured: 3, at: 'a' },
    ])
    expect(
      worst(
        [],
        () => 1,
        'least',
        () => '',
      ),
    ).toEqual({ measured: undefined })
  })

  test('the table says what falls short, and the exit code does', () => {
    const promises = [
      { promise: 'fast', measured: 1, least: 2, at: '/' },
      { promise: 'small', measured: undefined, most: 1 },
    ]
    expect(promiseTable(promises).rows).toEqual([
      ['fast', '1', '/', 'NO'],
      ['small', '–', '', 'not measured'],
    ])
    expect([exitCodeOf(promises), exitCodeOf(promises.slice(1))]).toEqual([1, 0])
  })
})

describe('wrk', () => {
  const said = (more = '') =>
    `  Latency Distribution\n     50%  400.00us\n     99%    1.25ms\n  10 requests in 2.00s\n${more}Requests/sec:  35961.50\n`

  test('its figures are read, with every kind of failure', () => {
    expect(parseWrk(said())).toEqual({ perSecond: 35_962, p99: 1.25, errors: 0 })
    const errors = '  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 4\n'
    expect(parseWrk(said(errors)).errors).toBe(10)
    expect(() => parseWrk('unable to connect')).toThrow('something unexpected')
  })

  test('each body has a number of its own', () => {
    expect(wrkScript({ body: '{"n":"{n}"}' }, 7)).toContain('body:gsub("{n}", n)')
  })
})

describe('the statements of a call', () => {
  const uuid = '0b7a3a52-6f0e-4a3b-9d5c-0e8d3f1f5a11'
  const statement = (text: string, values: unknown[], rows: unknown[] = [], connection = 1) => ({
    text,
    values,
    rows,
    connection,
  })
  const heard = [
    statement('insert into limits', ['post:1'], [], 2),
    statement('begin', []),
    statement('insert into a', ['ada.7654321@x.example'], [['20000005']]),
    statement('insert into b', ['20000005', `<${uuid}@host>`, null]),
    statement('insert into jobs', ['{"id":20000005,"seconds":3600}', uuid]),
    statement('commit', []),
  ]

  test('are made again with ids of their own, in one transaction, on one connection', async () => {
    const seen: [string, string, unknown[]][] = []
    let isReleased = false
    const answer = (where: string) => async (query: { text: string; values: unknown[] }) => {
      seen.push([where, query.text, query.values])
      return { rows: query.text === 'insert into a' ? [['99']] : [] }
    }
    const pool = {
      query: answer('pool'),
      connect: async () => ({ query: answer('held'), release: () => void (isReleased = true) }),
    }
    await replay(pool, planReplay(heard, '7654321'), '1111111')
    const drawn = /<(.*)@/.exec(String(seen[3]?.[2][1]))?.[1]
    expect(drawn).not.toBe(uuid)
    expect(drawn).toHaveLength(uuid.length)
    expect(seen).toEqual([
      ['pool', 'insert into limits', ['post:1']],
      ['held', 'begin', []],
      ['held', 'insert into a', ['ada.1111111@x.example']],
      ['held', 'insert into b', ['99', `<${drawn}@host>`, null]],
      ['held', 'insert into jobs', ['{"id":99,"seconds":3600}', drawn]],
      ['held', 'commit', []],
    ])
    expect(isReleased).toBe(true)
  })

  const message = (type: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts)
    const length = Buffer.alloc(4)
    length.writeInt32BE(body.length + 4)
    return Buffer.concat([Buffer.from(type), length, body])
  }
  const numbers = (...list: [number, 2 | 4][]) =>
    Buffer.concat(
      list.map(([value, size]) => {
        const buffer = Buffer.alloc(size)
        buffer.writeIntBE(value, 0, size)
        return buffer
      }),
    )

  test('are read off the wire, however it is cut into pieces', () => {
    const begun: unknown[] = []
    const connection = listenToConnection((one: unknown) => begun.push(one))
    const sent = Buffer.concat([
      message('', numbers([196_608, 4]), Buffer.from('application_name\0patchbay\0\0')),
      message('P', Buffer.from('\0select $1, $2\0'), numbers([0, 2])),
      message('B', Buffer.from('\0\0'), numbers([0, 2], [2, 2], [2, 4]), Buffer.from('ok'), numbers([-1, 4], [0, 2])),
    ])
    for (const byte of sent) connection.fromClient(Buffer.from([byte]))
    expect([connection.application(), connection.isBusy()]).toEqual(['patchbay', true])
    connection.fromServer(message('D', numbers([1, 2], [2, 4]), Buffer.from('42')))
    connection.fromServer(message('Z', Buffer.from('I')))
    expect(begun).toEqual([{ text: 'select $1, $2', values: ['ok', null], rows: [['42']] }])
    expect(connection.isBusy()).toBe(false)
  })
})

describe('a profile', () => {
  test('each file belongs to a package, to a folder of ours, or to Node', () => {
    const owners = [
      '/x/node_modules/next/dist/server/a.js',
      '[project]/node_modules/@payloadcms/drizzle/dist/b.js',
      'turbopack:///[project]/src/lib/server/endpoint.ts',
      'file:///x/src/server.ts',
      'node:internal/streams',
      '',
    ].map(ownerOf)
    expect(owners).toEqual([
      'next',
      '@payloadcms/drizzle',
      'src/lib/server',
      'src/server.ts',
      'node:internal/streams',
      'Node itself',
    ])
  })

  test('the time of each owner is summed up, without the time in which nothing was to do', async () => {
    const node = (id: number, functionName: string, url: string) => ({
      id,
      callFrame: { functionName, url, lineNumber: 0, columnNumber: 0 },
    })
    const nodes = [node(1, '(idle)', ''), node(2, 'a', '/x/node_modules/pg/a.js'), node(3, '(garbage collector)', '')]
    expect(await selfTimes({ nodes, samples: [1, 2, 3, 2], timeDeltas: [9000, 1000, 1000, 2000] })).toEqual([
      { owner: 'pg', milliseconds: 3, part: 0.75 },
      { owner: 'garbage collection', milliseconds: 1, part: 0.25 },
    ])
  })
})
