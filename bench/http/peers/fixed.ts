/** The yardstick: the same bytes for every request, from a Bun server that reads the body as JSON and does nothing else. */
export {}

const bytes = await Bun.file(process.env['ANSWER_FILE']!).bytes()
const headers = { 'content-type': 'application/json' }

Bun.serve({
  port: Number(process.env['PORT']),
  hostname: '127.0.0.1',
  fetch: async (request) => {
    if (request.method === 'POST') await request.json()
    return new Response(bytes, { headers })
  },
})
