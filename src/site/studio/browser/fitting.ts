import { ask, Refused } from './service.ts'

/** (`crypto.randomUUID` is only where the connection is secure.) */
export const newKey = (): string => `studio-${[...crypto.getRandomValues(new Uint32Array(4))].join('-')}`

/** Where the fitting is drawn; null where there is no lab. */
export const labAddress = async ({
  fittingId,
  labUrl,
}: {
  readonly fittingId: string
  readonly labUrl?: string
}): Promise<string | null> => {
  if (labUrl !== undefined) return labUrl
  try {
    return (await ask<{ labUrl: string }>('POST', `/v1/fittings/${fittingId}/lab-handoff`)).labUrl
  } catch (error) {
    if (error instanceof Refused && error.code === 'LAB_NOT_CONFIGURED') return null
    throw error
  }
}
