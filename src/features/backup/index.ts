export { exportAccount } from './export.ts'
export { BackupRefused } from './format.ts'
export { type Restored, restoreBackup } from './restore.ts'
export { type Backup, writeBackup } from './write.ts'
