// A page of the service in a frame on a page of a shop: it says how high it is, to the origins of the shop's key and no others.
{
  const { origins = '' } = document.currentScript.dataset
  const allowed = origins.split(' ')
  // Where a browser names the page around the frame, only that one is told.
  const [around] = location.ancestorOrigins ?? []
  const told = around === undefined ? allowed : allowed.filter((origin) => origin === around)
  let before = 0
  const tell = () => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
    if (height === before) return
    for (const origin of told) parent.postMessage({ type: 'clubwright', height, isNew: before === 0 }, origin)
    before = height
  }
  if (parent !== window) {
    new ResizeObserver(tell).observe(document.documentElement)
    addEventListener('load', tell)
  }
}
