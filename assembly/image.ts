// Names for what lies in the image; everything above this file speaks golf.
import * as at from './layout'

export function headCount(): i32 {
  return load<i32>(at.IMAGE_AT + at.HEADS_FIELD)
}
export function profileCount(): i32 {
  return load<i32>(at.IMAGE_AT + at.PROFILES_FIELD)
}
export function imageBytes(): usize {
  return load<u32>(at.IMAGE_AT + at.BYTES_FIELD)
}
/** Where the heads of a club type begin; they end where the next begin. */
export function headsFrom(type: i32): i32 {
  return type === 0 ? 0 : load<i32>(at.IMAGE_AT + at.HEAD_ENDS_FIELD + ((<usize>(type - 1)) << 2))
}
/** Where the heads of a club type that are sold now end. */
export function currentTo(type: i32): i32 {
  return load<i32>(at.IMAGE_AT + at.CURRENT_ENDS_FIELD + ((<usize>type) << 2))
}
export function profilesFrom(type: i32): i32 {
  return type === 0 ? 0 : load<i32>(at.IMAGE_AT + at.PROFILE_ENDS_FIELD + ((<usize>(type - 1)) << 2))
}
