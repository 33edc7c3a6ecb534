import { TestEnvironment as JSDOMEnvironment } from 'jest-environment-jsdom'

/** A browser's page, with what jsdom leaves out and Node has. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, { Response, Request, Headers, fetch: () => Promise.reject(new TypeError('No network')) })
  }
}
