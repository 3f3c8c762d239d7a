import { statfsSync } from 'node:fs'
import { say } from '../../../words/say.ts'
import { problem } from '../../errors.ts'
import { diskFull } from '../outage.ts'

/** The engine writes its log in files of 16 MB, and needs one or two of them to start. */
const roomBytesMin = 32 * 1024 * 1024

/**
 * A guard that refuses what would store more, before the engine finds no space at all.
 * @param floorMb So much stays free on the disk of the directory.
 * @returns A function that throws storageUnavailable while less is free.
 */
export const roomGuard = (directory: string, floorMb: number) => (): void => {
  if (freeBytes(directory) < floorMb * 1024 * 1024)
    throw problem('storageUnavailable', {
      detail: say('outages.diskNearlyFull', { floor: floorMb }),
      retryAfter: 60,
    })
}

/** Bytes that this process may still write beside a path. */
export const freeBytes = (path: string): number => {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}

/** Whether the engine can start and write in this directory. */
export const hasRoom = (directory: string): boolean => freeBytes(directory) >= roomBytesMin

/** @throws storageUnavailable The disk is full. */
export const ensureRoom = (directory: string): void => {
  if (!hasRoom(directory)) throw diskFull()
}
