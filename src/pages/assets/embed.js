// One line on a shop's page puts the fitting studio where it stands:
// <script src="https://fit.example.org/embed.js" data-key="svc_pub_..." async></script>
{
  const script = document.currentScript
  const { key = '', inventory, title = 'Club fitting', height = '900' } = script.dataset
  const address = new URL('studio', script.src)
  address.searchParams.set('key', key)
  if (inventory !== undefined) address.searchParams.set('inventory', inventory)
  const frame = document.createElement('iframe')
  Object.assign(frame, { src: address.href, title })
  Object.assign(frame.style, { display: 'block', width: '100%', height: `${Number(height) || 900}px`, border: '0' })
  script.after(frame)

  // The page in the frame says how high it is. Only messages of that frame and of the service count.
  const heightMax = 30_000
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== address.origin || source !== frame.contentWindow || data?.type !== 'clubwright') return
    if (!Number.isFinite(data.height)) return
    frame.style.height = `${Math.min(Math.max(data.height, 200), heightMax)}px`
    // Another page begins at its top.
    if (data.isNew && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
  })
}
