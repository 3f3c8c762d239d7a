import { ask, Refused } from './service.ts'

/** (`crypto.randomUUID` is only where the connection is secure.) */
export const newKey = (): string => `studio-${[...crypto.getRandomValues(new Uint32Array(4))].join('-')}`

interface Fitted {
  readonly fittingId: string
  readonly labUrl?: string
}

/**
 * Where the fitting is drawn, and stays: for those who have signed in at its own address, for others behind a link that
 * lasts. Null where there is no lab.
 */
export const labAddress = async (fitting: Fitted): Promise<string | null> => {
  if (document.getElementById('studio')!.dataset['signedIn'] !== undefined)
    return new URL(`/v1/fittings/${fitting.fittingId}`, location.href).href
  const labUrl = await briefLink(fitting)
  return labUrl === null ? null : ((await lastingLink(labUrl)) ?? labUrl)
}

const briefLink = async ({ fittingId, labUrl }: Fitted): Promise<string | null> => {
  if (labUrl !== undefined) return labUrl
  try {
    return (await ask<{ labUrl: string }>('POST', `/v1/fittings/${fittingId}/lab-handoff`)).labUrl
  } catch (error) {
    if (error instanceof Refused && error.code === 'LAB_NOT_CONFIGURED') return null
    throw error
  }
}

/** Null where none is made, as of a fitting that the account shares no more. */
const lastingLink = async (labUrl: string): Promise<string | null> => {
  const { origin, pathname, search } = new URL(labUrl)
  if (origin !== location.origin) return null
  try {
    const response = await fetch(`${pathname}/share${search}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
    })
    return response.ok ? ((await response.json()) as { url: string }).url : null
  } catch {
    return null
  }
}
