/** What a fitter says beside the build of a driver. */
export const driverNotes = {
  spinAbove: 'Spin {spin} is above the {window} window for {speed:words} and {attack:words}.',
  spinBelow: 'Spin {spin} is below the {window} window for {speed:words} and {attack:words}.',
  spinInside: 'Spin {spin} is inside the {window} window for {speed:words} and {attack:words}.',
  flatLanding: '{landing} landing: the ball comes in flat and runs.',
  steepLanding: '{landing} landing: the ball comes in steeply and stops.',
  lowPeak: 'A peak of {peak} is low for this speed.',
  highPeak: 'A peak of {peak} is high for this speed.',
  face: 'The face is {face:words}, which is what makes the ball {curve:words}. A club can soften that, a lesson can remove it.',
  open: '{degrees} open to the path',
  closed: '{degrees} closed to the path',
  faceAgainstMiss:
    'A {miss:words} and a face {face:words} do not belong together: such a face makes the ball {curve:words}. The {used:words} was used; check which way the ball curves.',
  hoselRight:
    'Against a large rightward miss set the hosel one step higher, which also closes the face a degree or two, use {upright} upright where the hosel has it.',
  hoselLeft:
    'Against a large leftward miss set the hosel one step higher, which also closes the face a degree or two, use {upright} upright where the hosel has it.',
  hoselAndTorqueRight:
    'Against a large rightward miss set the hosel one step higher, which also closes the face a degree or two, use {upright} upright where the hosel has it, and take a shaft of at least {torque} torque.',
  hoselAndTorqueLeft:
    'Against a large leftward miss set the hosel one step higher, which also closes the face a degree or two, use {upright} upright where the hosel has it, and take a shaft of at least {torque} torque.',
  heelStrikes:
    'Heel strikes spin and slice by gear effect: try the driver half an inch shorter before changing the head.',
  shorter: 'A driver half an inch shorter is worth a try: center strikes gain more than length does.',
  noLowSpinHead:
    'Low-spin heads, popular as they are, are the wrong choice here: they take height and forgiveness that this swing needs.',
  comesDown: 'The driver comes down {down} on the ball.',
  comesDownAndLoses:
    'The driver comes down {down} on the ball: at {speed:words} the best shot of a level attack carries {farther} farther than the best of this one.',
  teeHigher: 'Tee the ball with half of it above the crown and play it off the lead heel.',
  cameraReadsHigher:
    'A camera-based launch monitor reads about {higher} higher than a radar, so there the swing is steeper still.',
  onGround:
    'On firm ground or in wind aim {degrees} and {spin} lower than the target, on soft ground as much higher: tee it lower or higher before you change the loft.',
} as const
