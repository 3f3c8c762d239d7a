/** Buttons that copy a link which another person can open, with the setting of the sliders. @param lab Says where such a link is made; without, the address of the page is one. */
export const copyLinks = (lab: HTMLElement): void => {
  for (const [id, told] of [
    ['copy-link', 'copied-link'],
    ['copy', 'copied'],
  ] as const) {
    const button = document.getElementById(id)
    if (button === null) continue
    button.hidden = false
    button.addEventListener('click', async (event) => {
      event.preventDefault() // without scripts the form leads to the link
      document.getElementById(told)!.textContent = await copyLink(lab)
    })
  }
}

const copyLink = async ({ dataset: { share, copied = '', failed = '' } }: HTMLElement): Promise<string> => {
  let link = ownAddress()
  if (share !== undefined) {
    const made = await linkFrom(share)
    if (made === null) return failed
    link = `${made}${location.hash}`
  }
  try {
    await navigator.clipboard.writeText(link)
    return copied
  } catch {
    return link // to be copied by hand
  }
}

/** Without the key that lets a page of others frame it. */
const ownAddress = (): string => {
  const address = new URL(location.href)
  address.searchParams.delete('key')
  return address.href
}

/** Null when the service made none. */
const linkFrom = async (address: string): Promise<string | null> => {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    })
    return response.ok ? ((await response.json()) as { url: string }).url : null
  } catch {
    return null
  }
}
