/** Why a shaft is of steel or graphite. */
export const material = {
  graphiteAsAsked: 'Graphite as asked; it is made at {weight}.',
  steelAsAsked: 'Steel as asked; it is made at {weight}.',
  noGraphite: 'Graphite was asked for, but is not made at {weight}.',
  noSteel: 'Steel was asked for, but is not made at {weight}.',
  sparesBody: 'Graphite spares the body.',
  ofJunior: 'Junior shafts are made of graphite.',
  sparesJoints: 'From {age} on graphite spares the joints.',
  lighterThanSteel: '{weight} is lighter than good steel (from {from}).',
  ofSteel: '{weight} is a steel weight (from {from}).',
  steel: 'steel',
  graphite: 'graphite',
  near: '{other:words}: its border of {weight} is very near',
  yearLess: '{material:words} at one year less',
  yearMore: '{material:words} at one year more',
} as const
