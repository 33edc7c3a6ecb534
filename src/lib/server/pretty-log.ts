import pretty from 'pino-pretty'

/** Where log lines go: to the standard output, one readable line each. */
export const prettyLog = pretty({
  colorize: Boolean(process.stdout.isTTY),
  ignore: 'pid,hostname,name',
  translateTime: 'SYS:yyyy-mm-dd HH:MM:ss',
})
