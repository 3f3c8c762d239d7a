/** Two drives as a launch monitor exports them. */
export const exampleFile = `Player,Club,Club Brand,Club Model,Ball Speed (mph),Club Speed (mph),Launch Angle (deg),Spin Rate (rpm),Carry (yds)
Sam,Big dog,PING,G440,138.2,95.1,11.9,2950,214
Sam,Big dog,PING,G440,139.4,95.8,12.6,2810,219
`

/** Three drives of a real-looking session, for the API description. */
export const exampleSession = {
  payloadVersion: 1,
  appVersion: '2.4.0',
  customerRef: 'sam@example.com',
  sessionId: '3f0c1f5e-6f0a-4a55-9d5e-0e9a5c3b7a10',
  fitterId: 'bay-3',
  startedAtUtc: '2026-11-20T17:02:11Z',
  processedAtUtc: '2026-11-20T17:31:40Z',
  segments: [
    {
      id: '8f6d2c9a-2f57-4b8e-8a53-6d1f0f1f9c01',
      label: 'Driver, current club',
      shots: [
        shot(1, { speed: 138.2, launchAngle: 11.9, backSpin: 2950, carry: 214, offline: 12 }, { speed: 95.1 }),
        shot(2, { speed: 139.4, launchAngle: 12.6, backSpin: 2810, carry: 219, offline: 18 }, { speed: 95.8 }),
        shot(3, { speed: 136.9, launchAngle: 11.2, backSpin: 3080, carry: 209, offline: -4 }, { speed: 94.6 }),
      ],
    },
  ],
}

function shot(shotNumber: number, ball: Readonly<Record<string, number>>, club_: Readonly<Record<string, number>>) {
  return {
    shotId: `b7b9c1de-5d0e-4a62-9b43-0c8f6f3e2b0${shotNumber}`,
    shotNumber,
    capturedAtUtc: `2026-11-20T17:0${3 + shotNumber}:00Z`,
    club: 'Driver',
    source: 'ocr-trackman',
    measurementRef: 'club-face',
    units: 'imperial',
    ocrConfidence: 0.97,
    needsReview: false,
    ball,
    club_,
    extended: null,
  }
}
