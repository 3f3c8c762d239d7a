/** Version of the tool server. @source interface specification, tool protocol */
export const serverVersion = '1.4.0'

/** Revisions that are always spoken. @source interface specification, tool protocol */
export const protocolVersions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07'] as const

export const identity = (serviceName: string) => ({ name: 'clubwright', title: serviceName, version: serverVersion })
