/** What a host tells its model about this server: under 1 KB, with the words that golfers use. */
export const instructions = (serviceName: string): string =>
  `${serviceName} fits golf clubs: driver, fairway wood, hybrid, irons, wedge (no putters): loft, shaft, flex, length, lie, grip, and real clubs to buy.
1. Ask in this order: which club; right or left handed; swing speed or ball speed with that club; usual miss (slice, hook, straight) and, for a slice or hook, how far it curves (missSize). Then offer extras such as handicap, height, wrist to floor, launch, spin. Never invent a number.
2. Call analyze_fitting once with a new idempotencyKey; it costs one fitting.
3. Status running: call get_fitting until completed; never analyze again with a new key.
4. Status failed: analyze_fitting with the same arguments and retry.idempotencyKey.
5. Show specs and topPicks with the attribution line.
Free at any time: search_clubs, get_club, compare_clubs, score_clubs, build_store_link, get_grip_size, analyze_bag_gapping, find_fitter.`
