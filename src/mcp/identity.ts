/** Version of the tool server. @source interface specification, tool protocol */
export const serverVersion = '1.4.0'

/** Spoken unless MCP_PROTOCOL_2026 is off: no handshake, and each request says everything anew. */
export const newestVersion = '2026-07-28'

/** Revisions that are always spoken, by a handshake. @source interface specification, tool protocol */
export const handshakeVersions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07'] as const

/** The one name of this server: in what it answers, on its card, and in the registry. */
export const serverName = 'io.github.clubwright/clubwright'

/** Name and version of this server, as the protocol shows them. */
export const identity = (serviceName: string) => ({ name: serverName, title: serviceName, version: serverVersion })
