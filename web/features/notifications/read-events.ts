export interface StreamEvent {
  event: string
  data: string
}

/** Reads the events of a `text/event-stream`; comment lines are left out. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
      if (event !== undefined && data !== undefined) yield { event, data }
    }
  }
}
