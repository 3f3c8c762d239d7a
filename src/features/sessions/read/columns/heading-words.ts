/** What a word of a heading means, whatever the language. */
export type Concept = string

/**
 * Words of headings by what they mean, accents taken off, small letters. A word that devices write together means several, where its
 * parts are no words of the table.
 * @source headings of exports in public repositories, November 2026: TrackMan, Foresight (GC3, FSX 2020, FSX Play), FlightScope,
 *   SkyTrak, Uneekor, Rapsodo, Garmin R10 and R50 (English, German, Spanish, Dutch; thraizz/r10progress; Thai), GSPro, TrackPull;
 *   French, Italian, Japanese, Chinese and Swedish words are those of the makers' pages in these languages
 */
const words: Readonly<Record<string, string>> = {
  club: 'club clubs schlager palo palos canne bastone klubba クラブ 球杆 球桿 클럽 clubhead schl',
  head: 'head hd kopf tete cabeza testa ヘッド',
  ball: 'ball pelota bola balle bal palla boll ボール 球 볼',
  speed:
    'speed velocity spd vel gsch geschwindigkeit velocidad vitesse snelh snelheid velocita hastighet 速度 スピード 스피드',
  spin: 'spin spinrate efecto drehrate rotation rotacion drall rotazione スピン スピン量 转速 스핀 อัตราการหมุน draaisnelheid スピンレート',
  angle: 'angle アングル ang winkel angulo hoek angolo vinkel 角度 角',
  launch: 'launch abflug lanzamiento lancement decollage decollo lancio utgangs 打ち出し 打出 发射 打出し',
  attack: 'attack アタック anstell ataque attaque aanvals attacco anfalls',
  path: 'path schwungbahn bahn linea trajectoire traject traiettoria bana パス',
  face: 'face schlagflache flache cara slagvlak faccia フェース',
  target: 'target ziel objetivo cible bersaglio doel',
  loft: 'loft',
  dynamic: 'dynamic dyn dynamischer dynamique delivered',
  distance: 'distance dist distanz strecke distancia afstand distanza lunghezza length avstand 距離 距离 거리 飛距離',
  carry: 'carry vuelo portee vol volo voo キャリー 캐리 飞行',
  total: 'total tot totale totaal totalt gesamt トータル 总 총 総',
  side: 'side lateral laterale lado cote lato sidled seitlich zijwaarts サイド',
  offline: 'offline off-line dispersion ブレ 左右ブレ seitenabweichung',
  deviation: 'deviation 偏差 dev abweichungs abweichung desviacion afwijkings afwijking deviazione ecart avvikelse',
  apex: 'apex peak scheitelpunkts scheitelpunkt top apogee',
  height: 'height ht hohe altura hauteur hoogte altezza hojd 高さ 高度 높이',
  max: 'max maximum maxima maximo massima maximale maximal',
  descent: 'descent decent dscnt landing land landeangle lande descenso descente daal atterrissage discesa 落下',
  back: 'back バック',
  axis: 'axis achse eje axe as asse 軸',
  tilt: 'tilt',
  vertical: 'vertical vert v vertikal verticale vertikaler',
  horizontal: 'horizontal horiz h horizontale',
  direction: 'direction dir richtung direccion richting direzione riktning 方向',
  azimuth: 'azimuth',
  swing: 'swing schwung',
  smash: 'smash スマッシュ calidad smashfaktor smashfactor ミート率 efficiency',
  factor: 'factor ファクター faktor ratio',
  type: 'type タイプ art tipo typ soort',
  name: 'name naam nombre nom nome namn 名',
  used: 'used',
  brand: 'brand manufacturer marke marca marque merk แบรนด์',
  model: 'model modell modelo modele modello รุ่น',
  player: 'player golfer spieler jugador speler joueur giocatore athlete プレーヤー 选手 ผู้เล่น',
  number: 'number no nr num nummer id index count #',
  shot: 'shot stroke schlag golpe coup colpo ショット',
  date: 'date datum fecha data日 日付 日期 วันที่',
  time: 'time zeit hora heure uhrzeit tijd timestamp created',
  note: 'note notes tag tags comment comments remark markierung notiz opmerking nota description title label annotation แท็ก หมายเหตุ',
  hand: 'hand handedness',
  stat: 'stat stats',
  use: 'use include included',
  excluded: 'exclude excluded deleted hidden ignored',
  estimated: 'est estimated geschatzt',
  flat: 'flat measured actual',
  sim: 'sim simulated',
  normalized: 'norm normalized normalised',
  raw: 'raw game lm adjusted adj corrected',
  mean: 'avg average mean mittel',
  seen: 'radar camera',
  impact: 'impact strike treffpunkt impacto',
  position: 'position pos location loc offset',
  roll: 'roll run',
  curve: 'curve',
  lie: 'lie',
  point: 'point',
  low: 'low',
  'side spin': '侧旋',
  'back spin': '后旋 retrospin retroceso',
  'ball speed': '球速 初速 bs ความเร็วลูก balsnelheid',
  'club speed': 'hs chs 杆头速度 ไม้เร็ว klubbhastighet klubbhuvudhastighet',
  'launch angle': '起飞角 vla มุมเปิด slaghoek',
  'total distance': 'gesamtweite ระยะทางทั้งหมด',
  'face path': 'ftp facetopath หน้ากับเส้นทาง schlagflachenstellung フェース対パス',
  'face target': 'ftt facetotarget',
  'launch direction': 'hla slagrichting ทิศทางการเปิด',
  'attack angle': 'aoa มุมเข้าลูก eintreffwinkel',
  'carry distance': '落点距离 flugweite ระยะทางในการใช้',
  'apex height': '最高到達点 flughohe scheitelhohe ความสูงของเอเพ็กซ์',
  'spin axis': 'spinas drehachse แกนการหมุน',
  'club name': 'ชื่อไม้',
  'club type': 'ประเภทไม้ schlagerart',
  'club face': 'หน้าไม้กอล์ฟ',
  'spin type': 'drehratentyp ประเภทอัตราการหมุน',
  'club path': 'เส้นทางของไม้',
  'total deviation angle': 'มุมเบี่ยงเบนรวม',
  'smash factor': 'ปัจจัยการชนกระทบ',
  'carry deviation angle': 'การใช้มุมเบี่ยงเบน',
  'total deviation distance': 'ระยะทางเบี่ยงเบนทั้งหมด',
  'carry deviation distance': 'การใช้การเบี่ยงเบนระยะทาง',
}

/** Words that change nothing. */
const fillers = new Set(
  'the of to de del la las el des du d der die das des van im a l di della dello rate data measure measurement in'.split(
    ' ',
  ),
)

const conceptsOf: ReadonlyMap<string, readonly Concept[]> = new Map(
  Object.entries(words).flatMap(([concepts, spellings]) =>
    spellings.split(' ').map((word) => [word, concepts.split(' ')] as const),
  ),
)

/** `t.o.v.`: against. */
const againstDutch = /\bt\.?o\.?v\b\.?/i

/** `L.Ang`, `L.Dir`: of the launch. */
const launchShort = /\bL\.(?=ang|dir)/i

/** Letters without case and accents; marks of Japanese syllables stay. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')

/**
 * What the words of a heading mean; a word that is not known stays, with a question mark before it, so that it is not taken for
 * something that it is not.
 * @example conceptsIn('FaceToTarget') // ['face', 'target']
 */
export const conceptsIn = (heading: string): Concept[] => {
  const found = new Set<Concept>()
  for (const chunk of heading
    .normalize('NFKC')
    .replace(againstDutch, ' ')
    .replace(launchShort, 'launch ')
    .match(/[\p{Letter}\p{Mark}ー]+|\d+|#/gu) ?? []) {
    if (conceptsOf.has(bare(chunk)) || fillers.has(bare(chunk))) {
      for (const concept of meaningOf(chunk)) found.add(concept)
      continue
    }
    const parts = chunk.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    for (const part of parts.split(' ')) for (const concept of meaningOf(part)) found.add(concept)
  }
  return [...found]
}

const meaningOf = (word: string): readonly Concept[] => {
  const plain = bare(word)
  if (fillers.has(plain)) return []
  return conceptsOf.get(plain) ?? writtenTogether(plain) ?? [`?${plain}`]
}

/** Words of these scripts stand together without spaces; a letter of the Latin script alone says nothing. */
const pieceMin = (word: string): number => (/^[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(word) ? 1 : 4)

/** Known words that are written as one: `キャリー距離`, `Ballgeschwindigkeit`; null where a piece is not known. */
function writtenTogether(word: string): readonly Concept[] | null {
  for (let end = word.length - pieceMin(word); end >= pieceMin(word); end--) {
    const first = conceptsOf.get(word.slice(0, end))
    const rest = word.slice(end)
    const others = first && (conceptsOf.get(rest) ?? writtenTogether(rest))
    if (first && others) return [...first, ...others]
  }
  return null
}
