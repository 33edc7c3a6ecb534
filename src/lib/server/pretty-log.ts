import pretty from 'pino-pretty'

/** Where log lines go at a terminal: to the standard output, one readable line each. */
export const prettyLog = pretty({
  colorize: Boolean(process.stdout.isTTY),
  ignore: 'pid,hostname,name,method,path,status,milliseconds,bytes',
  translateTime: 'SYS:yyyy-mm-dd HH:MM:ss',
  singleLine: true,
})
