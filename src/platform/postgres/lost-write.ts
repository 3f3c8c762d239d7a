/**
 * Whether an error that nobody caught is a known fault of the driver: when a connection is lost within a transaction,
 * postgres.js 3.4.9 still writes `rollback` on it, from a timer, and finds no socket. The server has rolled back by
 * itself, and the caller of the transaction is told by its deadline, so there is nothing to do about it.
 */
export const isLostWrite = (error: unknown): boolean =>
  error instanceof TypeError && error.message.includes('socket.write') && (error.stack ?? '').includes('nextWrite')
