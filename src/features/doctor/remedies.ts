/** What to do about data that is lost or wrong. */
export const restoreBackup = 'Restore a backup with `clubwright restore`; on PostgreSQL with its own tools.'
