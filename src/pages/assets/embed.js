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
}
