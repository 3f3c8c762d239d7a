// The switches of the foot. It stands in the head without `defer`, so that a chosen color scheme is there with the first picture.
// What was chosen is kept in cookies, which hold no more than the choice; the server reads language and units.
{
  const page = document.documentElement
  const chosen = (name) => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1]
  const keep = (name, value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`
  }
  const paint = (scheme) => {
    if (scheme === 'light' || scheme === 'dark') page.dataset.scheme = scheme
    else delete page.dataset.scheme
    page.dispatchEvent(new Event('scheme'))
  }
  paint(chosen('scheme'))

  document.addEventListener('DOMContentLoaded', () => {
    const switches = document.querySelector('.switches')
    if (switches === null) return
    switches.hidden = false
    const now = switches.querySelector(`#scheme [value="${page.dataset.scheme}"]`)
    if (now !== null) now.checked = true
    switches.addEventListener('change', ({ target: { name, value } }) => {
      keep(name, value)
      if (name === 'scheme') paint(value)
      if (name !== 'units') return
      const shown = document.querySelectorAll('[data-units]')
      // Other pages were written in one system.
      if (shown.length === 0) location.reload()
      for (const part of shown) part.dataset.units = value
    })
    switches.addEventListener('click', ({ target }) => {
      const { language } = target.closest('button')?.dataset ?? {}
      if (language === undefined) return
      keep('lang', language)
      location.reload()
    })
  })
}
