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
  putter: 'putter putt pt',
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
 * Words of scripts that put no spaces between them, longest first, and the word that each is read as. 番, 号 and 번 only count.
 * @source words of the Rules of Golf in Japanese, Chinese and Korean; club names of Thai exports of the Garmin R10; makers' names and models on their own
 *   pages in Japan and Korea
 */
export const unspacedWords: readonly (readonly [string, string])[] = [
  ['ピッチングウェッジ', 'pw'],
  ['アプローチウェッジ', 'aw'],
  ['サンドウェッジ', 'sw'],
  ['ロブウェッジ', 'lw'],
  ['ギャップウェッジ', 'gw'],
  ['フェアウェイウッド', 'wood'],
  ['ユーティリティ', 'hybrid'],
  ['ハイブリッド', 'hybrid'],
  ['ドライバー', 'driver'],
  ['アイアン', 'iron'],
  ['ウェッジ', 'wedge'],
  ['ウッド', 'wood'],
  ['パター', 'putter'],
  ['一号木', 'driver'],
  ['一號木', 'driver'],
  ['发球木', 'driver'],
  ['發球木', 'driver'],
  ['铁木杆', 'hybrid'],
  ['鐵木桿', 'hybrid'],
  ['铁木', 'hybrid'],
  ['鐵木', 'hybrid'],
  ['球道木', 'wood'],
  ['挖起杆', 'wedge'],
  ['挖起桿', 'wedge'],
  ['劈起杆', 'pw'],
  ['劈起桿', 'pw'],
  ['沙坑杆', 'sw'],
  ['沙坑桿', 'sw'],
  ['推杆', 'putter'],
  ['推桿', 'putter'],
  ['铁杆', 'iron'],
  ['鐵桿', 'iron'],
  ['木杆', 'wood'],
  ['木桿', 'wood'],
  ['铁', 'iron'],
  ['鐵', 'iron'],
  ['木', 'wood'],
  ['드라이버', 'driver'],
  ['유틸리티', 'hybrid'],
  ['하이브리드', 'hybrid'],
  ['아이언', 'iron'],
  ['우드', 'wood'],
  ['웨지', 'wedge'],
  ['퍼터', 'putter'],
  ['テーラーメイド', 'taylormade'],
  ['キャロウェイ', 'callaway'],
  ['タイトリスト', 'titleist'],
  ['ミズノ', 'mizuno'],
  ['スリクソン', 'srixon'],
  ['クリーブランド', 'cleveland'],
  ['コブラ', 'cobra'],
  ['ゼクシオ', 'xxio'],
  ['ステルス', 'stealth'],
  ['パラダイム', 'paradym'],
  ['エリート', 'elyte'],
  ['マックス', 'max'],
  ['ピン', 'ping'],
  ['테일러메이드', 'taylormade'],
  ['캘러웨이', 'callaway'],
  ['타이틀리스트', 'titleist'],
  ['미즈노', 'mizuno'],
  ['스릭슨', 'srixon'],
  ['클리브랜드', 'cleveland'],
  ['코브라', 'cobra'],
  ['젝시오', 'xxio'],
  ['스텔스', 'stealth'],
  ['패러다임', 'paradym'],
  ['엘리트', 'elyte'],
  ['맥스', 'max'],
  ['핑', 'ping'],
  ['番', ''],
  ['号', ''],
  ['號', ''],
  ['번', ''],
  ['พิทชิ่งเวดจ์', 'pw'],
  ['แซนด์เวดจ์', 'sw'],
  ['พัตเตอร์', 'putter'],
  ['ไดรเวอร์', 'driver'],
  ['ไฮบริด', 'hybrid'],
  ['เวดจ์', 'wedge'],
  ['เหล็ก', 'iron'],
  ['ไม้', 'wood'],
  ...[...'一二三四五六七八九'].map((digit, i) => [digit, String(i + 1)] as const),
]

/** Every whole word a club may be written with, to find the one that was meant. */
export const knownWords: readonly string[] = [...signsOf.keys()].filter((word) => word.length > 2)
