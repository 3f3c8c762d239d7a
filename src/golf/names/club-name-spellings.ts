/** What a word in the name of a club stands for. */
export type Sign =
  | 'driver'
  | 'mini'
  | 'wood'
  | 'w'
  | 'strong'
  | 'hl'
  | 'heavenwood'
  | 'hybrid'
  | 'iron'
  | 'utility'
  | 'u'
  | 'driving'
  | 'wedge'
  | 'PW'
  | 'GW'
  | 'AW'
  | 'UW'
  | 'SW'
  | 'LW'
  | 'putter'

/**
 * Words of club names, accents taken off, by what they stand for: English, German, Dutch, Spanish, French, Italian,
 * Portuguese and Swedish.
 * @source club names of exports in public repositories (Garmin R10 in four languages, Uneekor, FlightScope, GSPro, Foresight),
 *   November 2026; the rest are the words of the Rules of Golf in each language
 */
const spellings: Readonly<Record<Sign, string>> = {
  driver: 'driver drivers dr drv d conductor',
  mini: 'mini',
  wood: 'wood woods wd fw fwy fairway metal metalwood holz holzer hout madera maderas bois legno legni madeira tra fairwaywood fairwayholz',
  w: 'w',
  strong: 'strong',
  hl: 'hl',
  heavenwood: 'heavenwood',
  hybrid: 'hybrid hybrids hyb hy h rescue hybride hybriden hibrido hibridos hibrida ibrido ibridi',
  iron: 'iron irons irn ir i eisen ijzer hierro hierros fer fers ferro ferri ferros jarn',
  utility: 'utility util ut',
  u: 'u',
  driving: 'driving di',
  wedge: 'wedge wedges wdg',
  PW: 'pw pitching pitch p',
  GW: 'gw gap g',
  AW: 'aw approach attack a',
  UW: 'uw',
  SW: 'sw sand s',
  LW: 'lw lob l',
  putter: 'putter putt pt odyssey scotty bettinardi spider',
}

/** Words that say two signs at once, as devices write them. */
const compounds: Readonly<Record<string, readonly Sign[]>> = {
  pitchingwedge: ['PW', 'wedge'],
  gapwedge: ['GW', 'wedge'],
  approachwedge: ['AW', 'wedge'],
  attackwedge: ['AW', 'wedge'],
  utilitywedge: ['UW', 'wedge'],
  sandwedge: ['SW', 'wedge'],
  lobwedge: ['LW', 'wedge'],
  sandiron: ['SW', 'iron'],
  minidriver: ['driver', 'mini'],
  drivingiron: ['driving', 'iron'],
  utilityiron: ['iron', 'utility'],
}

/** Signs that a word of a club's name stands for. */
export const signsOf: ReadonlyMap<string, readonly Sign[]> = new Map([
  ...Object.entries(spellings).flatMap(([sign, words]) =>
    words.split(' ').map((word) => [word, [sign as Sign]] as const),
  ),
  ...Object.entries(compounds),
])

/**
 * Words of scripts that put no spaces between them, by the word that they are read as.
 * @source words of the Rules of Golf in Japanese, Chinese and Korean; club names of Thai exports of the Garmin R10; makers' names and models on their own
 *   pages in Japan and Korea
 */
const unspaced: Readonly<Record<string, string>> = {
  pw: 'ピッチングウェッジ 劈起杆 劈起桿 พิทชิ่งเวดจ์',
  aw: 'アプローチウェッジ',
  sw: 'サンドウェッジ 沙坑杆 沙坑桿 แซนด์เวดจ์',
  lw: 'ロブウェッジ',
  gw: 'ギャップウェッジ',
  wood: 'フェアウェイウッド ウッド 球道木 木杆 木桿 木 우드 ไม้',
  hybrid: 'ユーティリティ ハイブリッド 铁木杆 鐵木桿 铁木 鐵木 유틸리티 하이브리드 ไฮบริด',
  driver: 'ドライバー 一号木 一號木 发球木 發球木 드라이버 ไดรเวอร์',
  iron: 'アイアン 铁杆 鐵桿 铁 鐵 아이언 เหล็ก',
  wedge: 'ウェッジ 挖起杆 挖起桿 웨지 เวดจ์',
  putter: 'パター 推杆 推桿 퍼터 พัตเตอร์',
  taylormade: 'テーラーメイド 테일러메이드',
  callaway: 'キャロウェイ 캘러웨이',
  titleist: 'タイトリスト 타이틀리스트',
  mizuno: 'ミズノ 미즈노',
  srixon: 'スリクソン 스릭슨',
  cleveland: 'クリーブランド 클리브랜드',
  cobra: 'コブラ 코브라',
  xxio: 'ゼクシオ 젝시오',
  stealth: 'ステルス 스텔스',
  paradym: 'パラダイム 패러다임',
  elyte: 'エリート 엘리트',
  max: 'マックス 맥스',
  ping: 'ピン 핑',
}
/** Between a number and the kind of club they only count. */
const counters = '番 号 號 번'

/** The same in pairs, longest first, numerals as digits. */
export const unspacedWords: readonly (readonly [string, string])[] = [
  ...Object.entries(unspaced).flatMap(([meant, words]) => words.split(' ').map((word) => [word, meant] as const)),
  ...counters.split(' ').map((word) => [word, ''] as const),
  ...[...'一二三四五六七八九'].map((digit, i) => [digit, String(i + 1)] as const),
].sort(([one], [other]) => other.length - one.length)

/** Every whole word a club may be written with, to find the one that was meant. */
export const knownWords: readonly string[] = [...signsOf.keys()].filter((word) => word.length > 2)
