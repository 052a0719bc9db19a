import { vi } from 'vitest'

/** An upload that is answered by hand. */
export interface HeldUpload {
  headers: Headers
  /** Answers with status 200. */
  answer: (data: object) => void
  /** Answers with a refusal. */
  refuse: (status: number, response: object) => void
  /** Fails as without a connection. */
  fail: () => void
}

/** For tests: replaces the browser's uploads, which jsdom would send; `onSend` receives each. */
export function stubUploads(onSend: (upload: HeldUpload) => void): void {
  class Upload {
    status = 200
    response = {}
    upload = {}
    headers = new Headers()
    onload = () => {}
    onerror = () => {}
    open() {}
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value)
    }
    getResponseHeader = () => null
    answer = (data: object) => {
      this.response = { data }
      this.onload()
    }
    refuse = (status: number, response: object) => {
      Object.assign(this, { status, response })
      this.onload()
    }
    fail = () => this.onerror()
    send() {
      onSend(this)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
}
