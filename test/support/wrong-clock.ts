// Loaded before the service, by BUN_OPTIONS: the clock of its machine is wrong by WRONG_CLOCK_SECONDS, from its start on.
const off = Number(process.env['WRONG_CLOCK_SECONDS']) * 1000
const Right = Date
const rightNow = Right.now.bind(Right)

globalThis.Date = new Proxy(Right, {
  construct: (target, given, wanted) =>
    Reflect.construct(target, given.length === 0 ? [rightNow() + off] : given, wanted),
  get: (target, name, receiver) => (name === 'now' ? () => rightNow() + off : Reflect.get(target, name, receiver)),
})
