import type { TechniqueId } from '../../../sudoku/techniques';

/** An example as text. It is parsed when its page is opened. */
export interface ExampleText {
  /** The digits on the board: 81 characters, `.` for a blank. */
  readonly values: string;
  /** The candidates of the blank cells, in reading order. */
  readonly marks: string;
  /** The step as JSON. */
  readonly step: string;
  /** The givens, for techniques that depend on which digits the player has entered. */
  readonly givens?: string;
}

/**
 * An example for the page of every technique: a position on the way through a puzzle with one solution, and a step that
 * the technique finds there. The examples were chosen for pictures that are easy to read.
 */
export const EXAMPLES: Readonly<Record<TechniqueId, ExampleText>> = {
  fullHouse: {
    values: '9247386511.6.4.837.3861.9...9.3.....26.497.8348.5.127.6..923..8..28547..8.91763..',
    marks: '5 2 59 57 25 24 24 57 157 68 2 145 6 45 15 15 3 6 69 1457 157 45 14 3 1 169 69 45 24 245',
    step: '{"technique":"fullHouse","rating":1,"places":[109],"eliminates":[],"because":{"kind":"fullHouse","house":12}}',
  },
  hiddenSingleBox: {
    values: '9247386511.6.4.837.3861.9...9.3.....26.497.8348.5.127.6..923..8..28547..8.91763..',
    marks: '5 2 59 57 25 24 24 57 157 68 2 145 6 45 15 15 3 6 69 1457 157 45 14 3 1 169 69 45 24 245',
    step: '{"technique":"hiddenSingleBox","rating":1.2,"places":[289],"eliminates":[],"because":{"kind":"hiddenSingle","house":22,"digit":2}}',
  },
  hiddenSingleLine: {
    values: '9247386511.6.4.837.3861.9...9.3.....26.497.8348.5.127.6..923..8..28547..8.91763..',
    marks: '5 2 59 57 25 24 24 57 157 68 2 145 6 45 15 15 3 6 69 1457 157 45 14 3 1 169 69 45 24 245',
    step: '{"technique":"hiddenSingleLine","rating":1.5,"places":[109],"eliminates":[],"because":{"kind":"hiddenSingle","house":1,"digit":2}}',
  },
  directPointing: {
    values: '28754169361.2397.8...678125129486537854397216736152984.71825.699.2763..1.68914.72',
    marks: '5 4 34 49 3 34 34 4 48 5 35 3',
    step: '{"technique":"directPointing","rating":1.7,"places":[182],"eliminates":[],"because":{"kind":"direct","pattern":{"kind":"locked","digit":3,"from":24,"to":9,"cells":[54,72]},"strikes":[164],"house":18,"digit":3}}',
  },
  directClaiming: {
    values: '129836547.67.51239354792168795314.8...3.6.791618927354576289413..167.92.9.214..7.',
    marks: '8 4 6 26 24 4 5 58 48 348 35 5 38 35 68 56',
    step: '{"technique":"directClaiming","rating":1.9,"places":[709],"eliminates":[],"because":{"kind":"direct","pattern":{"kind":"locked","digit":8,"from":7,"to":24,"cells":[63,64]},"strikes":[664],"house":8,"digit":8}}',
  },
  directHiddenPair: {
    values: '9247386511562498377386159..5973.21.42614975834835.127.6.59234.83.28547..8.91763..',
    marks: '24 2 68 6 6 69 17 1 1 169 69 4 2 25',
    step: '{"technique":"directHiddenPair","rating":2,"places":[576],"eliminates":[],"because":{"kind":"direct","pattern":{"kind":"subset","hidden":true,"digits":288,"cells":[70,71],"houses":[7]},"strikes":[630],"house":7,"digit":1}}',
  },
  nakedSingle: {
    values: '1..9327587.81.49233298.51.42..78139669.2534.1831649.7.4.3596.1.91642..375.231.649',
    marks: '46 4 56 6 67 6 45 45 7 8 25 25 78 28 2 8 58 78 78',
    step: '{"technique":"nakedSingle","rating":2.3,"places":[21],"eliminates":[],"because":{"kind":"nakedSingle","cell":2}}',
  },
  directHiddenTriple: {
    values: '129836547.67.51239354792168795314.8...3.6.791618927354576289413..167.92.9.214..7.',
    marks: '8 4 6 26 24 4 5 58 48 348 35 5 38 35 68 56',
    step: '{"technique":"directHiddenTriple","rating":2.5,"places":[643],"eliminates":[],"because":{"kind":"direct","pattern":{"kind":"subset","hidden":true,"digits":140,"cells":[63,64,68],"houses":[7]},"strikes":[616],"house":7,"digit":5}}',
  },
  pointing: {
    values: '9572381463861..297...796..363...9721.7..23.6.5..671.347.3.8.6..2.53674...6.91.37.',
    marks:
      '45 45 14 24 124 58 58 48 458 45 148 1489 48 589 589 29 289 89 149 45 245 15 259 19 18 89 48 48 245 25',
    step: '{"technique":"pointing","rating":2.6,"places":[],"because":{"kind":"locked","digit":9,"from":24,"to":10,"cells":[55,64]},"eliminates":[422]}',
  },
  claiming: {
    values: '9572381463861..297...796..363...9721.7..23.6.5..671.347.3.8.6..2.53674...6.91.37.',
    marks:
      '45 45 14 24 124 58 58 48 458 45 148 1489 48 589 589 29 289 89 149 45 245 15 259 19 18 89 48 48 245 25',
    step: '{"technique":"claiming","rating":2.8,"places":[],"because":{"kind":"locked","digit":9,"from":11,"to":21,"cells":[38,47]},"eliminates":[422]}',
  },
  lockedPair: {
    values: '9572381463861..297...796..363...9721.7..23.6.5..671.347.3.8.6..2.53674...6.91.37.',
    marks:
      '45 45 14 24 124 58 58 48 458 45 148 1489 48 589 589 29 289 89 149 45 245 15 259 19 18 89 48 48 245 25',
    step: '{"technique":"lockedPair","rating":3,"places":[],"because":{"kind":"subset","hidden":false,"digits":136,"cells":[72,74],"houses":[8,24]},"eliminates":[696,498]}',
  },
  nakedPair: {
    values: '1..3....4375924681.4..1..3.231...867.8716342...4287.134238.1.76816...3.2759632148',
    marks: '69 28 57 568 27 59 69 28 57 68 27 59 45 459 59 59 59 56 69 59 59 59 47 47 59 59',
    step: '{"technique":"nakedPair","rating":3,"places":[],"because":{"kind":"subset","hidden":false,"digits":272,"cells":[32,68],"houses":[14]},"eliminates":[49]}',
  },
  hiddenPair: {
    values: '1..3....4375924681.4..1..3.231...867.8716342...4287.134238.1.76816...3.2759632148',
    marks: '69 28 57 568 27 59 69 28 57 68 27 59 45 459 59 59 59 56 69 59 59 59 47 47 59 59',
    step: '{"technique":"hiddenPair","rating":3.4,"places":[],"because":{"kind":"subset","hidden":true,"digits":160,"cells":[5,23],"houses":[14]},"eliminates":[49]}',
  },
  lockedTriple: {
    values: '.2.9..674.9...6.83.36.4.9.538.674..9..98..3..5..319..8.1.5..432.4.2.1...25.4....1',
    marks:
      '18 15 38 358 47 457 17 25 12 78 17 28 12 12 125 15 14 67 25 25 14 67 67 24 27 246 69 78 69 78 679 378 38 578 569 67 37 69 378 78 69',
    step: '{"technique":"lockedTriple","rating":3.6,"places":[],"because":{"kind":"subset","hidden":false,"digits":196,"cells":[56,65,74],"houses":[11,24]},"eliminates":[105,573]}',
  },
  nakedTriple: {
    values: '...31762.312586974.6.4291.3.36842.199816753422..19386.153.642..428.31..66..258431',
    marks: '58 49 459 58 578 57 58 57 57 47 457 57 79 89 78 79 57 59 79 79',
    step: '{"technique":"nakedTriple","rating":3.6,"places":[],"because":{"kind":"subset","hidden":false,"digits":208,"cells":[0,18,20],"houses":[18]},"eliminates":[22]}',
  },
  hiddenTriple: {
    values: '.38...72...487396...72..348392658174186..72597459128364...8..1..7.1.4.8.851.2649.',
    marks: '569 45 469 159 15 25 12 15 569 16 69 159 34 34 26 39 357 59 56 2357 269 39 39 56 235 37 37',
    step: '{"technique":"hiddenTriple","rating":4,"places":[],"because":{"kind":"subset","hidden":true,"digits":50,"cells":[63,69,71],"houses":[7]},"eliminates":[575,641]}',
  },
  nakedQuadruple: {
    values: '3928...41176.3..8245812.37..89.4.7.5.137954.8547.8....735.18..496....8.382..63.57',
    marks:
      '57 67 56 45 49 59 69 69 26 236 12 1236 26 26 236 12 1269 12369 69 29 269 269 14 245 57 247 12 14 49 19',
    step: '{"technique":"nakedQuadruple","rating":5,"places":[],"because":{"kind":"subset","hidden":false,"digits":282,"cells":[12,57,66,75],"houses":[12]},"eliminates":[271,433]}',
  },
  hiddenQuadruple: {
    values: '3928...41176.3..8245812.37..89.4.7.5.137954.8547.8....735.18..496....8.382..63.57',
    marks:
      '57 67 56 45 49 59 69 69 26 236 12 1236 26 26 236 12 1269 12369 69 29 269 269 14 245 57 247 12 14 49 19',
    step: '{"technique":"hiddenQuadruple","rating":5.4,"places":[],"because":{"kind":"subset","hidden":true,"digits":360,"cells":[5,14,23,68],"houses":[14]},"eliminates":[613]}',
  },
  xWing: {
    values: '9572381463861..297...796..363...9721.7..23.6.5..671.347.3.8.6..2.53674...6.91.37.',
    marks:
      '45 45 14 24 124 58 58 48 458 45 148 1489 48 589 589 29 289 89 149 45 245 15 259 19 18 89 48 48 245 25',
    step: '{"technique":"xWing","rating":3.2,"places":[],"eliminates":[422,404],"because":{"kind":"fish","digit":9,"base":[6,7],"cover":[10,17],"cells":[55,62,64,71],"fins":[],"twin":null}}',
  },
  finnedXWing: {
    values: '15836.2..4.3....567.6..53.1835..6192647.2.5382198537645..63.4..9..5..6.3364....15',
    marks:
      '49 47 79 29 1279 1789 27 89 29 249 489 48 47 47 19 19 78 12 189 278 79 78 12 148 148 278 279 789 27 89',
    step: '{"technique":"finnedXWing","rating":3.4,"places":[],"eliminates":[116],"because":{"kind":"fish","digit":9,"base":[13,15],"cover":[1,8],"cells":[13,76,15,78],"fins":[22],"twin":null}}',
  },
  sashimiXWing: {
    values: '15836.2..4.3....567.6..53.1835..6192647.2.5382198537645..63.4..9..5..6.3364....15',
    marks:
      '49 47 79 29 1279 1789 27 89 29 249 489 48 47 47 19 19 78 12 189 278 79 78 12 148 148 278 279 789 27 89',
    step: '{"technique":"sashimiXWing","rating":3.5,"places":[],"eliminates":[142],"because":{"kind":"fish","digit":8,"base":[2,8],"cover":[13,15],"cells":[22,76,78],"fins":[25],"twin":null}}',
  },
  swordfish: {
    values: '.34..257..86...42.52.....68.63...28.29517863484.326.95.52.1.84..19....52478235916',
    marks:
      '19 689 689 19 179 579 59 1379 139 17 479 49 13479 13 17 459 459 49 17 17 17 36 679 79 37 36 4678 468 47 37',
    step: '{"technique":"swordfish","rating":3.8,"places":[],"eliminates":[81,153],"because":{"kind":"fish","digit":1,"base":[11,14,15],"cover":[1,2,5],"cells":[20,47,14,23,24,51],"fins":[],"twin":null}}',
  },
  skyscraper: {
    values: '9572381463861..297...796..363...9721.7..23.6.5..671.347.3.8.6..2.53674...6.91.37.',
    marks:
      '45 45 14 24 124 58 58 48 458 45 148 1489 48 589 589 29 289 89 149 45 245 15 259 19 18 89 48 48 245 25',
    step: '{"technique":"skyscraper","rating":4,"places":[],"eliminates":[422],"because":{"kind":"chain","nodes":[[503],[566],[647],[584]],"links":[{"strong":true,"by":{"kind":"house","house":6,"digit":9}},{"strong":false,"by":{"kind":"house","house":17,"digit":9}},{"strong":true,"by":{"kind":"house","house":7,"digit":9}}],"loop":false,"twin":null}}',
  },
  twoStringKite: {
    values: '15836.2..4.3....567.6..53.1835..6192647.2.5382198537645..63.4..9..5..6.3364....15',
    marks:
      '49 47 79 29 1279 1789 27 89 29 249 489 48 47 47 19 19 78 12 189 278 79 78 12 148 148 278 279 789 27 89',
    step: '{"technique":"twoStringKite","rating":4.1,"places":[],"eliminates":[637,691],"because":{"kind":"chain","nodes":[[709],[691],[538],[619]],"links":[{"strong":true,"by":{"kind":"house","house":8,"digit":8}},{"strong":false,"by":{"kind":"house","house":25,"digit":8}},{"strong":true,"by":{"kind":"house","house":14,"digit":8}}],"loop":false,"twin":null}}',
  },
  dualTwoStringKite: {
    values: '524987.6..6.321.9.3916..87227.19..58.4.562.37...7.8.2.41.2.6789682479.1....81.246',
    marks: '13 13 78 78 45 45 45 45 36 34 46 189 89 19 19 35 356 34 1469 14 35 35 35 35 79 35 79 35',
    step: '{"technique":"dualTwoStringKite","rating":4.1,"places":[],"eliminates":[263,416],"because":{"kind":"chain","nodes":[[506],[524],[695],[290]],"links":[{"strong":true,"by":{"kind":"house","house":6,"digit":3}},{"strong":false,"by":{"kind":"house","house":25,"digit":3}},{"strong":true,"by":{"kind":"house","house":14,"digit":3}}],"loop":false,"twin":{"nodes":[[659],[695],[524],[443]],"links":[{"strong":true,"by":{"kind":"house","house":8,"digit":3}},{"strong":false,"by":{"kind":"house","house":25,"digit":3}},{"strong":true,"by":{"kind":"house","house":13,"digit":3}}],"loop":false}}}',
  },
  turbotFish: {
    values: '15836.2..4.3....567.6..53.1835..6192647.2.5382198537645..63.4..9..5..6.3364....15',
    marks:
      '49 47 79 29 1279 1789 27 89 29 249 489 48 47 47 19 19 78 12 189 278 79 78 12 148 148 278 279 789 27 89',
    step: '{"technique":"turbotFish","rating":4.2,"places":[],"eliminates":[691],"because":{"kind":"chain","nodes":[[709],[691],[124],[205]],"links":[{"strong":true,"by":{"kind":"house","house":8,"digit":8}},{"strong":false,"by":{"kind":"house","house":13,"digit":8}},{"strong":true,"by":{"kind":"house","house":19,"digit":8}}],"loop":false,"twin":null}}',
  },
  xyWing: {
    values: '2739..586861523974954786132.382..769.97..84211...793583..1.5897715892643.89..7215',
    marks: '14 14 45 15 14 56 36 35 24 26 46 24 26 46 46 34 346',
    step: '{"technique":"xyWing","rating":4.2,"places":[],"eliminates":[329],"because":{"kind":"wing","pivot":75,"pincers":[39,72],"digit":6,"pivotToo":false,"digits":44}}',
  },
  emptyRectangle: {
    values: '..4.8256768573.24..276548.3...52.67.816.7..25752..6...5..2.7186.68.1573..71.6.95.',
    marks:
      '139 39 19 19 19 19 19 349 349 39 18 18 349 39 34 13489 49 34 19 189 349 39 49 249 49 24 24 348 38 24',
    step: '{"technique":"emptyRectangle","rating":4.3,"places":[],"eliminates":[35],"because":{"kind":"chain","nodes":[[8,17],[170],[575],[602]],"links":[{"strong":true,"by":{"kind":"house","house":18,"digit":9}},{"strong":false,"by":{"kind":"house","house":9,"digit":9}},{"strong":true,"by":{"kind":"house","house":7,"digit":9}}],"loop":false,"twin":null}}',
  },
  dualEmptyRectangle: {
    values: '5...71..3.....5719712349586.68957.311.5...9.8...18265...451639.951...86.6...981.5',
    marks:
      '89 69 68 24 24 348 348 36 268 26 24 24 27 46 36 34 27 34 3479 379 47 28 278 27 247 23 34 247 237 37 247 47',
    step: '{"technique":"dualEmptyRectangle","rating":4.3,"places":[],"eliminates":[339,717],"because":{"kind":"chain","nodes":[[501,663],[672],[717],[393]],"links":[{"strong":true,"by":{"kind":"house","house":24,"digit":7}},{"strong":false,"by":{"kind":"house","house":8,"digit":7}},{"strong":true,"by":{"kind":"house","house":16,"digit":7}}],"loop":false,"twin":{"nodes":[[663,672],[501],[339],[393]],"links":[{"strong":true,"by":{"kind":"house","house":24,"digit":7}},{"strong":false,"by":{"kind":"house","house":10,"digit":7}},{"strong":true,"by":{"kind":"house","house":4,"digit":7}}],"loop":false}}}',
  },
  xyzWing: {
    values: '89....2.6..6892..32.37.6.98189.2.765754968321632571984.2.6.78399.8.3561.36..8945.',
    marks: '57 13 145 34 47 45 147 15 47 14 45 15 34 34 45 15 14 47 24 27 17 12 27',
    step: '{"technique":"xyzWing","rating":4.4,"places":[],"eliminates":[84],"because":{"kind":"wing","pivot":10,"pincers":[16,19],"digit":4,"pivotToo":true,"digits":73}}',
  },
  wWing: {
    values: '1..3....4375924681.4..1..3.231...867.8716342...4287.134238.1.76816...3.2759632148',
    marks: '69 28 57 68 27 59 69 28 57 68 27 59 45 459 59 59 59 56 69 59 59 59 47 47 59 59',
    step: '{"technique":"wWing","rating":4.4,"places":[],"eliminates":[40],"because":{"kind":"chain","nodes":[[67],[71],[638],[620],[530],[526]],"links":[{"strong":true,"by":{"kind":"cell","cell":7}},{"strong":false,"by":{"kind":"house","house":16,"digit":9}},{"strong":true,"by":{"kind":"house","house":7,"digit":9}},{"strong":false,"by":{"kind":"house","house":25,"digit":9}},{"strong":true,"by":{"kind":"cell","cell":58}}],"loop":false,"twin":null}}',
  },
  remotePair: {
    values: '73..689.58.69...732..37.86498...6.374735..6.816.783.4931785249652.6.73816.813.752',
    marks: '14 24 12 45 12 45 12 59 19 15 25 24 124 125 29 19 12 25 25 49 49 49 49',
    step: '{"technique":"remotePair","rating":4.4,"places":[],"eliminates":[361],"because":{"kind":"colours","groups":[[63,117,136,388],[64,118,135,387]],"links":[{"a":63,"b":64,"house":null},{"a":135,"b":136,"house":null},{"a":387,"b":388,"house":null},{"a":117,"b":118,"house":null}],"wrong":null,"emptied":null}}',
  },
  simpleColoursTrap: {
    values: '9572381463861..297...796..363...9721.7..23.6.5..671.347.3.8.6..2.53674...6.91.37.',
    marks:
      '45 45 14 24 124 58 58 48 458 45 148 1489 458 589 589 29 289 89 149 45 245 15 259 19 18 89 48 48 245 258',
    step: '{"technique":"simpleColoursTrap","rating":4.4,"places":[],"eliminates":[355],"because":{"kind":"colours","groups":[[220,553,400],[229,382]],"links":[{"a":220,"b":229,"house":2},{"a":220,"b":382,"house":15},{"a":229,"b":553,"house":16},{"a":382,"b":400,"house":23}],"wrong":null,"emptied":null}}',
  },
  simpleColoursWrap: {
    values: '15836.2..4.3....567.6..53.1835..6192647.2.5382198537645..63.4..9..5..6.3364....15',
    marks:
      '49 47 79 29 1279 1789 27 89 29 249 489 48 47 47 19 19 78 12 189 278 79 78 12 148 148 278 279 789 27 89',
    step: '{"technique":"simpleColoursWrap","rating":4.4,"places":[],"eliminates":[142,205,691],"because":{"kind":"colours","groups":[[124,709,232],[142,205,691]],"links":[{"a":124,"b":142,"house":1},{"a":124,"b":205,"house":19},{"a":142,"b":709,"house":15},{"a":142,"b":232,"house":20},{"a":709,"b":691,"house":8}],"wrong":1,"emptied":null}}',
  },
  uniqueRectangle1: {
    values: '2739..586861523974954786132.382..769.97..84211...793583..1.5897715892643.89..7215',
    marks: '14 14 45 15 14 56 36 35 24 26 46 24 26 46 46 34 346',
    step: '{"technique":"uniqueRectangle1","rating":4.5,"places":[],"eliminates":[279],"because":{"kind":"deadly","cells":[4,5,32,31],"digits":9,"extras":[283],"ties":[],"subset":null,"filled":[]}}',
  },
  uniqueRectangle2: {
    values: '359...1281645289..872931654.1.2.73.57..3.52.123581..9.521683..9....5281..8.1.95.2',
    marks: '47 467 46 37 37 49 68 469 468 49 68 69 468 46 47 67 47 47 469 49 37 47 36 46 37 47 36',
    step: '{"technique":"uniqueRectangle2","rating":4.5,"places":[],"eliminates":[462,552],"because":{"kind":"deadly","cells":[29,34,43,38],"digits":160,"extras":[309,390],"ties":[],"subset":null,"filled":[]}}',
  },
  uniqueRectangle3: {
    values: '359...1281645289..872931654.1.2.73.57..3.52.123581..9.521683..9....5281..8.1.95.2',
    marks: '47 467 46 37 37 49 68 469 468 49 68 69 468 46 47 67 47 47 469 49 37 47 36 46 37 47 36',
    step: '{"technique":"uniqueRectangle3","rating":4.5,"places":[],"eliminates":[150],"because":{"kind":"deadly","cells":[29,34,43,38],"digits":160,"extras":[309,390],"ties":[],"subset":{"kind":"subset","hidden":false,"digits":72,"cells":[61],"houses":[16]},"filled":[]}}',
  },
  uniqueRectangle4: {
    values: '79..238.1251.87.9.83.9.1...1498.2...572.94.18368175429427..9186983716.4.615248937',
    marks: '46 45 56 46 36 34 46 56 257 567 245 36 57 567 35 36 36 35 35 25 25',
    step: '{"technique":"uniqueRectangle4","rating":4.5,"places":[],"eliminates":[220,238],"because":{"kind":"deadly","cells":[24,26,71,69],"digits":18,"extras":[222,237],"ties":[{"house":2,"digit":2}],"subset":null,"filled":[]}}',
  },
  uniqueRectangle5: {
    values: '...365...85.49127.9.4..8........68...4.9.2.17..9..452..1.5.7.6.4...19..2.9...3...',
    marks:
      '127 27 127 49 489 89 36 36 36 27 27 136 35 15 12357 237 12357 17 57 49 49 56 58 358 36 167 78 178 38 36 23 238 248 49 489 678 5678 68 37 358 257 25678 268 248 147 458 15',
    step: '{"technique":"uniqueRectangle5","rating":4.5,"places":[],"eliminates":[705],"because":{"kind":"deadly","cells":[6,8,62,60],"digits":384,"extras":[57,561,543],"ties":[],"subset":null,"filled":[]}}',
  },
  uniqueRectangle6: {
    values: '359...128164528...872931654.1.2.73.57..3.52.123581..9.521683.......5281..8.1.95.2',
    marks: '47 467 46 79 37 379 49 68 469 468 49 68 69 468 46 47 67 479 47 79 469 49 37 47 36 46 37 47 36',
    step: '{"technique":"uniqueRectangle6","rating":4.5,"places":[],"eliminates":[161,548],"because":{"kind":"deadly","cells":[15,17,62,60],"digits":320,"extras":[155,543],"ties":[{"house":1,"digit":9},{"house":6,"digit":9}],"subset":null,"filled":[]}}',
  },
  avoidableRectangle1: {
    values: '.234..6894.6.89273789326...29..683476749.38.283.2..96.348795126.6283.79.9.76.2.38',
    marks: '15 57 17 15 15 45 15 145 15 15 15 15 15 47 47 15 15 14 45 15 14 45',
    step: '{"technique":"avoidableRectangle1","rating":4.5,"places":[],"eliminates":[456],"because":{"kind":"deadly","cells":[37,41,50,46],"digits":68,"extras":[453],"ties":[],"subset":null,"filled":[37,41,46]}}',
    givens: '......6894......7.....26...2...6.34...49..8.2...........87.5....6.83......7......',
  },
  avoidableRectangle2: {
    values: '.9..671.8..8...267.67....59.561.3..27.1.956.3...6......738.6.2..1.742..66.2...7..',
    marks:
      '25 45 235 34 135 34 49 135 149 123 23 28 148 34 48 78 489 79 28 24 48 39 23 49 278 48 58 17 15 49 15 59 145 589 59 38 39 48 359 35 19 148 45',
    step: '{"technique":"avoidableRectangle2","rating":4.5,"places":[],"eliminates":[714],"because":{"kind":"deadly","cells":[7,8,44,43],"digits":132,"extras":[66,390],"ties":[],"subset":null,"filled":[8,44]}}',
    givens: '.9...71....8...26........5...6..3..27.1.95......6......738.........4...66.2...7..',
  },
  hiddenRectangle: {
    values: '2739..586861523974954786132.382..769.97..84211...793583..1.5897715892643.89..7215',
    marks: '14 14 45 15 14 56 36 35 24 26 46 24 26 46 46 34 346',
    step: '{"technique":"hiddenRectangle","rating":4.6,"places":[],"eliminates":[291],"because":{"kind":"deadly","cells":[4,5,32,31],"digits":9,"extras":[283],"ties":[{"house":3,"digit":1},{"house":14,"digit":1}],"subset":null,"filled":[]}}',
  },
  multiColours1: {
    values: '9572381463861..297...796..363...9721.7..23.6.5..671.347.3.8.6..2.53674...6.91.37.',
    marks:
      '45 45 14 24 124 58 58 48 458 45 148 1489 48 589 589 29 289 89 149 45 245 15 259 19 18 89 48 48 245 25',
    step: '{"technique":"multiColours1","rating":4.8,"places":[],"eliminates":[422,404],"because":{"kind":"colours","groups":[[350],[431],[386],[467]],"links":[{"a":350,"b":431,"house":11},{"a":386,"b":467,"house":15}],"wrong":null,"emptied":null}}',
  },
  multiColours2: {
    values: '671589342938412765425.7.1895.7......182.6.9543.6.5.8.786..4...121.....7.75..2..98',
    marks:
      '36 36 49 12389 39 1348 26 123 36 37 37 49 129 14 12 39 379 357 25 23 349 3689 39 3568 456 36 34 136 136 46',
    step: '{"technique":"multiColours2","rating":4.8,"places":[],"eliminates":[281],"because":{"kind":"colours","groups":[[353],[371],[281],[605]],"links":[{"a":353,"b":371,"house":4},{"a":281,"b":605,"house":13}],"wrong":2,"emptied":null}}',
  },
  jellyfish: {
    values: '67.185.49.48...1..5914.2.8782.51.473.1.7.48..7543289161852.3.9446.85..31.37.415.8',
    marks: '23 23 23 69 3679 679 256 25 36 36 69 69 39 369 69 25 25 67 67 29 79 27 29 69 26',
    step: '{"technique":"jellyfish","rating":5.2,"places":[],"eliminates":[122,131],"because":{"kind":"fish","digit":6,"base":[2,3,4,6],"cover":[11,13,14,15],"cells":[22,24,29,32,38,40,58,60],"fins":[],"twin":null}}',
  },
  bugPlusOne: {
    values: '1..3....4375924681.4..1..3.231...867.8716342...4287.134238.1.76816...3.2759632148',
    marks: '69 28 57 68 27 59 69 28 57 68 27 59 45 459 59 59 59 56 69 59 59 59 47 47 59 59',
    step: '{"technique":"bugPlusOne","rating":5.6,"places":[],"eliminates":[282,287],"because":{"kind":"grave","extras":[283],"subset":null,"ties":[]}}',
  },
  finnedSwordfish: {
    values: '.8.926514549138762.6.5..8938.671.....7.459.86.9.68.1.761.8......3829.6.19..361.78',
    marks:
      '37 37 12 12 47 47 25 23 2349 2345 59 123 123 23 234 2345 23 235 247 47 457 2349 2345 59 47 457 45 25 245 24',
    step: '{"technique":"finnedSwordfish","rating":4.2,"places":[],"eliminates":[703],"because":{"kind":"fish","digit":2,"base":[10,14,16],"cover":[3,5,8],"cells":[28,73,32,50,34,52],"fins":[61],"twin":null}}',
  },
  siameseFish: {
    values: '5...71..3.....5719712349586.68957.311.5...9.8...18265...451639.951...86.6...981.5',
    marks:
      '89 69 68 24 24 348 348 36 268 26 24 24 27 46 36 34 27 34 3479 379 47 28 278 27 247 23 34 247 237 37 247 47',
    step: '{"technique":"siameseFish","rating":4.2,"places":[],"eliminates":[483,717],"because":{"kind":"fish","digit":7,"base":[4,6],"cover":[10,17],"cells":[37,55,62],"fins":[43],"twin":{"base":[4,6],"cover":[10,16],"cells":[37,43,55],"fins":[62]}}}',
  },
  sashimiSwordfish: {
    values: '1..3....4375924681.4..1..3.231....67.8716342...42.7.134238.1.76816...3.2759632148',
    marks: '69 28 578 568 27 59 69 28 57 68 27 59 45 4589 589 58 59 59 56 69 58 589 59 59 47 47 59 59',
    step: '{"technique":"sashimiSwordfish","rating":4.3,"places":[],"eliminates":[445],"because":{"kind":"fish","digit":5,"base":[9,12,17],"cover":[2,4,5],"cells":[36,45,21,26,44],"fins":[30],"twin":null}}',
  },
  uniqueLoop: {
    values: '5..19268.68.35.29.9.2..6.5335862.9..169.35.282479183654..569872.26.41539.952.3..6',
    marks: '37 34 47 14 47 147 17 478 78 147 47 14 147 47 47 13 13 78 78 78 78 14 14',
    step: '{"technique":"uniqueLoop","rating":4.6,"places":[],"eliminates":[195,196],"because":{"kind":"deadly","cells":[22,21,66,63,72,76],"digits":192,"extras":[192],"ties":[],"subset":null,"filled":[]}}',
  },
  finnedJellyfish: {
    values: '.3142596.....6931.69.3.1.5496...2583..36...9....953.764.5.3.629.86294.353295.6.4.',
    marks:
      '78 78 2578 457 2478 78 278 278 78 28 47 17 147 125 1457 48 78 124 12 128 14 248 124 17 178 78 17 17 17 178 18',
    step: '{"technique":"finnedJellyfish","rating":5.4,"places":[],"eliminates":[324],"because":{"kind":"fish","digit":1,"base":[10,12,13,17],"cover":[3,4,6,8],"cells":[37,55,30,57,31,76,44,80],"fins":[46],"twin":null}}',
  },
  threeStrongLinks: {
    values: '.459..3.198371.2.512.5.3..95983.1.26.1..9.85336.8.519.2591...3.831.579.2.7.239518',
    marks: '67 268 268 78 46 46 67 468 46 78 47 47 47 247 46 246 24 27 47 68 468 67 47 46 46 46 46',
    step: '{"technique":"threeStrongLinks","rating":5.5,"places":[],"because":{"kind":"chain","nodes":[[561],[534],[129],[147],[633],[597]],"links":[{"strong":true,"by":{"kind":"house","house":6,"digit":4}},{"strong":false,"by":{"kind":"house","house":14,"digit":4}},{"strong":true,"by":{"kind":"house","house":1,"digit":4}},{"strong":false,"by":{"kind":"house","house":16,"digit":4}},{"strong":true,"by":{"kind":"house","house":7,"digit":4}}],"loop":false,"twin":null},"eliminates":[534,633]}',
  },
  wxyzWing: {
    values: '2739..586861523974954786132.382..769.97..84211...793583..1.5897715892643.89..7215',
    marks: '14 14 45 15 14 56 36 35 24 26 46 24 26 46 46 34 346',
    step: '{"technique":"wxyzWing","rating":5.5,"places":[],"eliminates":[353,686],"because":{"kind":"bent","parts":[[36,40],[72,75]],"digits":60,"twice":0,"loose":3}}',
  },
  sashimiJellyfish: {
    values: '.3142596.....6931.69.3.1.5496...2583..36...9....953.764.5.3.629.86294.353295.6.4.',
    marks:
      '78 78 2578 457 2478 78 278 278 78 28 47 17 147 25 1457 48 78 124 12 128 14 248 124 17 178 78 17 17 17 178 18',
    step: '{"technique":"sashimiJellyfish","rating":5.6,"places":[],"eliminates":[87],"because":{"kind":"fish","digit":7,"base":[0,2,7,8],"cover":[9,13,15,17],"cells":[0,8,22,63,69,76,78],"fins":[20],"twin":null}}',
  },
  bug2: {
    values: '2...15.4741.2.7.5..574..12...53214.8..15492.3342768591179854632528....146341.2.85',
    marks: '89 36 69 38 36 89 38 69 89 389 36 69 79 69 67 78 68 67 69 379 36 79 79 79',
    step: '{"technique":"bug2","rating":5.7,"places":[],"eliminates":[125,692],"because":{"kind":"grave","extras":[206,611],"subset":null,"ties":[]}}',
  },
  bug4: {
    values: '2...15.4741.2.7.5..574..12...53214.8..15492.3342768591179854632528....146341.2.85',
    marks: '89 36 69 38 36 89 38 69 89 389 36 69 79 69 67 78 68 67 69 379 36 79 79 79',
    step: '{"technique":"bug4","rating":5.7,"places":[],"eliminates":[205,609],"because":{"kind":"grave","extras":[206,611],"subset":null,"ties":[{"house":13,"digit":3}]}}',
  },
  bug3: {
    values: '2739..586861523974954786132.382..769.97..84211...793583..1.5897715892643.89..7215',
    marks: '14 14 45 145 14 56 36 35 24 26 46 24 26 46 46 34 346',
    step: '{"technique":"bug3","rating":5.8,"places":[],"eliminates":[525],"because":{"kind":"grave","extras":[282,687],"subset":{"kind":"subset","hidden":false,"digits":9,"cells":[4],"houses":[13]},"ties":[]}}',
  },
  fourStrongLinks: {
    values: '.459..3.198371.2.512.5.3..95983.1.26.1..9.85336.8.519.2591...3.831.579.2.7.239518',
    marks: '67 268 268 78 46 46 67 468 46 78 47 47 47 247 46 246 24 247 47 468 468 467 47 46 46 46 46',
    step: '{"technique":"fourStrongLinks","rating":5.9,"places":[],"because":{"kind":"chain","nodes":[[201],[219],[147],[633],[597],[354],[282],[300]],"links":[{"strong":true,"by":{"kind":"house","house":2,"digit":4}},{"strong":false,"by":{"kind":"house","house":20,"digit":4}},{"strong":true,"by":{"kind":"house","house":16,"digit":4}},{"strong":false,"by":{"kind":"house","house":7,"digit":4}},{"strong":true,"by":{"kind":"house","house":12,"digit":4}},{"strong":false,"by":{"kind":"house","house":22,"digit":4}},{"strong":true,"by":{"kind":"house","house":3,"digit":4}}],"loop":false,"twin":null},"eliminates":[219,282]}',
  },
  fireworkTriple: {
    values: '3928...41176.3..8245812.37..89.4.7.5.137954.8547.8....735.18..496....8.382..63.57',
    marks:
      '57 67 56 45 49 59 69 69 26 36 12 1236 26 26 36 12 1269 12369 69 29 269 269 14 245 57 47 12 14 49 19',
    step: '{"technique":"fireworkTriple","rating":6,"places":[],"eliminates":[468,469,550],"because":{"kind":"fireworks","crossings":[{"cell":52,"digits":292}],"ends":[48,61]}}',
  },
  vwxyzWing: {
    values: '8194..375.3.751.895.7839....78543.263..69..58.5.1.8.4376321589429.38.5.7.859...3.',
    marks: '26 26 46 26 24 24 46 16 12 19 19 24 14 27 17 69 26 27 79 14 46 16 14 67 467 26 12',
    step: '{"technique":"vwxyzWing","rating":6.3,"places":[],"eliminates":[588],"because":{"kind":"bent","parts":[[38,42],[5,41,68]],"digits":107,"twice":0,"loose":4}}',
  },
  fireworkQuadruple: {
    values: '.46.7.931.31.4685779813.462.8.3.71....4.1.7....24.958.4536912786297.431......36..',
    marks: '25 258 258 2 29 5 59 5 256 249 469 359 6 258 258 29 369 13 167 6 36 58 5 18 17 7 258 258 49 459',
    step: '{"technique":"fireworkQuadruple","rating":6.3,"places":[],"eliminates":[323,691,728],"because":{"kind":"fireworks","crossings":[{"cell":35,"digits":40},{"cell":76,"digits":18}],"ends":[31,80]}}',
  },
  continuousLoop: {
    values: '.14.3..87836..5.4..791846.3.423.8....8.45.3..35...94.8795861234468293715123547896',
    marks: '25 69 26 59 79 27 19 129 25 25 69 17 159 567 19 69 17 26 267 129 17 67 127 267',
    step: '{"technique":"continuousLoop","rating":7,"places":[],"because":{"kind":"chain","nodes":[[469],[442],[370],[374],[437],[473]],"links":[{"strong":true,"by":{"kind":"house","house":5,"digit":2}},{"strong":false,"by":{"kind":"house","house":22,"digit":2}},{"strong":true,"by":{"kind":"cell","cell":41}},{"strong":false,"by":{"kind":"house","house":22,"digit":6}},{"strong":true,"by":{"kind":"house","house":5,"digit":6}},{"strong":false,"by":{"kind":"cell","cell":52}}],"loop":true,"twin":null},"eliminates":[474]}',
  },
  groupedContinuousLoop: {
    values: '452...318.9.538246836241597.85.2.73....3.582.2.3.8.6593...72485.2485.173578413962',
    marks: '679 69 679 17 17 169 169 469 14 1679 146 179 69 14 14 17 47 16 19 69 69 69',
    step: '{"technique":"groupedContinuousLoop","rating":7,"places":[],"because":{"kind":"chain","nodes":[[248],[275,293],[365],[368],[278,296],[251]],"links":[{"strong":true,"by":{"kind":"house","house":3,"digit":6}},{"strong":false,"by":{"kind":"house","house":22,"digit":6}},{"strong":true,"by":{"kind":"cell","cell":40}},{"strong":false,"by":{"kind":"house","house":22,"digit":9}},{"strong":true,"by":{"kind":"house","house":3,"digit":9}},{"strong":false,"by":{"kind":"cell","cell":27}}],"loop":true,"twin":null},"eliminates":[243]}',
  },
  uvwxyzWing: {
    values: '9546..2816128947537..215694.965.2.17.75.6.9..32178946554.92...61.9..65..267.58.49',
    marks: '37 37 38 38 48 34 38 48 14 13 23 28 38 17 138 37 38 34 47 237 28 13 13',
    step: '{"technique":"uvwxyzWing","rating":6.6,"places":[],"eliminates":[369,675],"because":{"kind":"bent","parts":[[59,61],[36,39,43,44]],"digits":207,"twice":0,"loose":1}}',
  },
  brokenWing: {
    values: '.84...756.3.675.48675.4.2...1..8.57..475.9.8.85..2....598...4.1763194825421.5..97',
    marks:
      '19 239 13 123 129 29 19 89 18 13 39 239 269 34 36 2349 23 16 16 23 69 347 1367 1369 136 349 27 36 27 36 38 368 36',
    step: '{"technique":"brokenWing","rating":6.6,"places":[464],"eliminates":[],"because":{"kind":"guardians","digit":6,"cells":[40,42,78,77,58],"houses":[4,15,8,25,13],"guardians":[51]}}',
  },
  xChain: {
    values: '.459..3.198371.2.512.5.3..95983.1.26.1..9.85336.8.519.2591...3.831.579.2.7.239518',
    marks: '67 268 268 78 46 46 67 468 46 78 47 47 47 247 46 246 24 27 47 68 468 67 47 46 46 46 46',
    step: '{"technique":"xChain","rating":6.7,"places":[],"because":{"kind":"chain","nodes":[[561],[534],[129],[147],[633],[597]],"links":[{"strong":true,"by":{"kind":"house","house":6,"digit":4}},{"strong":false,"by":{"kind":"house","house":14,"digit":4}},{"strong":true,"by":{"kind":"house","house":1,"digit":4}},{"strong":false,"by":{"kind":"house","house":16,"digit":4}},{"strong":true,"by":{"kind":"house","house":7,"digit":4}}],"loop":false,"twin":null},"eliminates":[534,633]}',
  },
  discontinuousLoop: {
    values: '.58.764.991458.76.7.64.9..5..1795.46649328157.756419..46...759858796432119.85.674',
    marks: '23 12 13 23 23 23 13 28 138 38 23 28 28 38 23 23 12 13 23 23',
    step: '{"technique":"discontinuousLoop","rating":7.1,"places":[],"because":{"kind":"chain","nodes":[[2],[1],[28],[27],[198],[200]],"links":[{"strong":true,"by":{"kind":"cell","cell":0}},{"strong":false,"by":{"kind":"house","house":0,"digit":2}},{"strong":true,"by":{"kind":"cell","cell":3}},{"strong":false,"by":{"kind":"house","house":19,"digit":1}},{"strong":true,"by":{"kind":"cell","cell":22}}],"loop":false,"twin":null},"eliminates":[173]}',
  },
  aic: {
    values: '.58.764.991458.76.7.64.9..5..1795.46649328157.756419..46...759858796432119.85.674',
    marks: '23 12 13 23 23 23 13 28 138 38 23 28 28 38 23 23 12 13 23 23',
    step: '{"technique":"aic","rating":7.1,"places":[],"because":{"kind":"chain","nodes":[[63],[65],[2],[173],[200],[198]],"links":[{"strong":true,"by":{"kind":"cell","cell":7}},{"strong":false,"by":{"kind":"house","house":0,"digit":3}},{"strong":true,"by":{"kind":"house","house":18,"digit":3}},{"strong":false,"by":{"kind":"house","house":2,"digit":3}},{"strong":true,"by":{"kind":"cell","cell":22}}],"loop":false,"twin":null},"eliminates":[27,225]}',
  },
  groupedDiscontinuousLoop: {
    values: '89....2.6..6892..32.37.6.98189.2.765754968321632571984.2.6.78399.8.3561.36..8945.',
    marks: '57 13 145 34 47 45 147 15 47 14 45 15 34 34 45 15 14 47 24 27 17 12 27',
    step: '{"technique":"groupedDiscontinuousLoop","rating":7.1,"places":[],"because":{"kind":"chain","nodes":[[96],[150],[147],[84,93],[174],[171]],"links":[{"strong":true,"by":{"kind":"house","house":1,"digit":7}},{"strong":false,"by":{"kind":"cell","cell":16}},{"strong":true,"by":{"kind":"house","house":1,"digit":4}},{"strong":false,"by":{"kind":"house","house":18,"digit":4}},{"strong":true,"by":{"kind":"cell","cell":19}}],"loop":false,"twin":null},"eliminates":[90]}',
  },
  groupedAic: {
    values: '2739..586861523974954786132.382..769.97..84211...793583..1.5897715892643.89..7215',
    marks: '14 14 45 145 14 56 36 356 24 26 46 24 26 46 46 346 346',
    step: '{"technique":"groupedAic","rating":7.1,"places":[],"because":{"kind":"chain","nodes":[[653],[651],[246],[282,291],[435],[678]],"links":[{"strong":true,"by":{"kind":"cell","cell":72}},{"strong":false,"by":{"kind":"house","house":9,"digit":4}},{"strong":true,"by":{"kind":"house","house":3,"digit":4}},{"strong":false,"by":{"kind":"house","house":22,"digit":4}},{"strong":true,"by":{"kind":"house","house":12,"digit":4}}],"loop":false,"twin":null},"eliminates":[680,651]}',
  },
  medusaTrap: {
    values: '.61495.2334.728......613..46.3957.48.5.28..3...836.5..5..14.3.7197832465.3.57..1.',
    marks:
      '78 78 59 16 59 16 2789 278 259 789 5789 12 12 479 49 14 1679 169 2479 127 14 79 129 28 26 69 89 48 46 69 289 29',
    step: '{"technique":"medusaTrap","rating":6.7,"places":[],"eliminates":[168],"because":{"kind":"colours","groups":[[474,330],[476,231,384]],"links":[{"a":474,"b":476,"house":null},{"a":231,"b":474,"house":16},{"a":384,"b":474,"house":23},{"a":330,"b":384,"house":4}],"wrong":null,"emptied":null}}',
  },
  medusaWrap: {
    values: '9546..2816128947537..215694.96..2.17.75.6.9..32178946554.92...61.9..65..267..8.49',
    marks: '37 37 38 38 48 45 345 38 48 134 13 23 28 38 137 138 37 38 34 47 237 28 135 35 13',
    step: '{"technique":"medusaWrap","rating":6.8,"places":[],"eliminates":[273,283,679,686],"because":{"kind":"colours","groups":[[273,283,679,686],[274,688]],"links":[{"a":273,"b":274,"house":null},{"a":274,"b":283,"house":3},{"a":274,"b":679,"house":12},{"a":283,"b":688,"house":13},{"a":686,"b":688,"house":null}],"wrong":0,"emptied":66}}',
  },
  xyChain: {
    values: '1..3....4375924681.4..1..3.231...867.8716342...4287.134238.1.76816...3.2759632148',
    marks: '69 28 57 68 27 59 69 28 57 68 27 59 45 459 59 59 59 56 69 59 59 59 47 47 59 59',
    step: '{"technique":"xyChain","rating":7.2,"places":[],"because":{"kind":"chain","nodes":[[67],[71],[638],[634],[544],[548],[530],[526]],"links":[{"strong":true,"by":{"kind":"cell","cell":7}},{"strong":false,"by":{"kind":"house","house":16,"digit":9}},{"strong":true,"by":{"kind":"cell","cell":70}},{"strong":false,"by":{"kind":"house","house":26,"digit":5}},{"strong":true,"by":{"kind":"cell","cell":60}},{"strong":false,"by":{"kind":"house","house":6,"digit":9}},{"strong":true,"by":{"kind":"cell","cell":58}}],"loop":false,"twin":null},"eliminates":[40]}',
  },
  tuvwxyzWing: {
    values: '.12....395.329..16.69341.259......74657824391.3.....58.9.57.142175482963......587',
    marks:
      '478 67 56 5678 478 48 78 478 78 78 28 18 16 35 35 26 24 14 79 16 79 26 38 68 36 234 24 46 169 136 369',
    step: '{"technique":"tuvwxyzWing","rating":7.5,"places":[],"eliminates":[680],"because":{"kind":"bent","parts":[[73,74],[28,29,30,31,32]],"digits":191,"twice":0,"loose":6}}',
  },
  alignedPairExclusion: {
    values: '2...15.4741.2.7.5..574..12...53214.8..15492.3342768591179854632528....146341.2.85',
    marks: '89 36 69 38 36 89 38 69 89 389 36 69 79 69 67 78 68 67 69 379 36 79 79 79',
    step: '{"technique":"alignedPairExclusion","rating":6.2,"places":[],"eliminates":[23],"because":{"kind":"exclusion","cells":[2,3],"blocked":[{"candidates":[23,32],"set":[]},{"candidates":[23,35],"set":[11,13,15]}]}}',
  },
  sueDeCoq: {
    values: '.14.3..87836..5.4..791846.3.423.8....8.45.3..35...94.8795861234468293715123547896',
    marks: '25 69 26 59 79 27 19 129 25 25 69 17 159 567 19 69 17 26 267 129 17 67 127 267',
    step: '{"technique":"sueDeCoq","rating":6.5,"places":[],"eliminates":[474],"because":{"kind":"bent","parts":[[48,49],[47],[41]],"digits":99,"twice":0,"loose":null}}',
  },
  frankenXWing: {
    values: '38.25.4..57.9..1....23..5..821.9..75...715...7...2..41..8..67....3.72.18..7..9.5.',
    marks:
      '69 17 69 679 46 468 48 2368 236 1469 1469 468 1478 689 679 46 34 36 469 3469 469 23689 23689 2369 3569 569 68 38 3689 1249 1459 145 34 239 2349 469 4569 45 69 1246 146 148 348 236 2346',
    step: '{"technique":"frankenXWing","rating":6.6,"places":[],"eliminates":[418],"because":{"kind":"fish","digit":5,"base":[6,7],"cover":[10,25],"cells":[55,57,64,66],"fins":[],"twin":null}}',
  },
  finnedFrankenXWing: {
    values: '1..3....4375924681.4..1..3.231....67.8716342...42.7.134238.1.76816...3.2759632148',
    marks: '69 28 578 568 27 59 69 28 57 68 27 59 45 4589 589 58 59 59 56 69 58 589 59 59 47 47 59 59',
    step: '{"technique":"finnedFrankenXWing","rating":6.7,"places":[],"eliminates":[40],"because":{"kind":"fish","digit":5,"base":[16,25],"cover":[0,7],"cells":[7,68,70],"fins":[58],"twin":null}}',
  },
  siameseFrankenFish: {
    values: '2...4...36..239..8....7....129486537854397216736152984.71825.699..763..1.6.914.7.',
    marks: '189 578 56 18 167 59 14 57 17 45 345 1489 358 56 18 16 2459 25 34 34 48 25 48 25 35 2358 38 25',
    step: '{"technique":"siameseFrankenFish","rating":6.7,"places":[],"eliminates":[184,229],"because":{"kind":"fish","digit":5,"base":[9,17],"cover":[8,18],"cells":[18,72,80],"fins":[26],"twin":{"base":[9,17],"cover":[8,20],"cells":[26,72,80],"fins":[18]}}}',
  },
  mutantXWing: {
    values: '38.2514.757.9..1....23.758.821.9..75...7158..7.5.2..412.8..67....3.72.18..7..925.',
    marks:
      '69 69 46 468 48 236 236 1469 1469 46 69 46 34 36 469 3469 469 2369 2369 369 68 38 369 1459 145 34 39 349 469 4569 45 69 146 146 148 348 346',
    step: '{"technique":"mutantXWing","rating":6.8,"places":[],"eliminates":[416],"because":{"kind":"fish","digit":3,"base":[4,15],"cover":[10,23],"cells":[33,37,43,44,51],"fins":[],"twin":null}}',
  },
  frankenSwordfish: {
    values: '.459..3.198371.2.512.5.3..95983.1.26.1..9.85336.8.519.2591...3.831.579.2.7.239518',
    marks: '67 268 268 78 46 46 67 468 46 78 47 47 47 247 46 246 24 27 47 68 468 67 47 46 46 46 46',
    step: '{"technique":"frankenSwordfish","rating":6.9,"places":[],"eliminates":[50,536],"because":{"kind":"fish","digit":6,"base":[1,7,22],"cover":[12,14,16],"cells":[14,16,39,41,66,70],"fins":[],"twin":null}}',
  },
  finnedMutantXWing: {
    values: '1..3....4375924681.4..1..3.231....67.8716342...42.7.134238.1.76816...3.2759632148',
    marks: '69 28 578 568 27 59 69 28 57 68 27 59 45 4589 589 58 59 59 56 69 58 589 59 59 47 47 59 59',
    step: '{"technique":"finnedMutantXWing","rating":6.9,"places":[],"eliminates":[40],"because":{"kind":"fish","digit":5,"base":[6,16],"cover":[0,26],"cells":[7,60,70],"fins":[58],"twin":null}}',
  },
  siameseMutantFish: {
    values: '2...4...36..239..8....7....129486537854397216736152984.71825.699..763..1.6.914.7.',
    marks: '189 578 56 18 167 59 14 57 17 45 345 1489 358 56 18 16 2459 25 34 34 48 25 48 25 35 2358 38 25',
    step: '{"technique":"siameseMutantFish","rating":7.2,"places":[],"eliminates":[184,229],"because":{"kind":"fish","digit":5,"base":[7,9,17],"cover":[18,24,26],"cells":[18,65,70,72,80],"fins":[26],"twin":{"base":[7,9,17],"cover":[20,24,26],"cells":[26,65,70,72,80],"fins":[18]}}}',
  },
  alsXz: {
    values: '2739..586861523974954786132.382..769.97..84211...793583..1.5897715892643.89..7215',
    marks: '14 14 45 15 14 56 36 35 24 26 46 24 26 46 46 34 346',
    step: '{"technique":"alsXz","rating":7,"places":[],"eliminates":[329],"because":{"kind":"almostLocked","sets":[{"cells":[39],"digits":36},{"cells":[72,75],"digits":44}],"commons":[{"a":0,"b":1,"digit":3}],"outcome":32,"stem":null}}',
  },
  finnedFrankenSwordfish: {
    values: '1..3....4375924681.4..1..3.231....67.8716342...42.7.134238.1.76816...3.2759632148',
    marks: '69 28 578 568 27 59 69 28 57 68 27 59 45 4589 589 58 59 59 56 69 58 589 59 59 47 47 59 59',
    step: '{"technique":"finnedFrankenSwordfish","rating":7,"places":[],"eliminates":[292],"because":{"kind":"fish","digit":5,"base":[0,7,25],"cover":[13,14,16],"cells":[4,5,7,58,70],"fins":[68],"twin":null}}',
  },
  alsContinuousLoop: {
    values: '67.185.49.48...1..5914.2.8782.51.473.1.7.48..7543289161852.3.9446.85..31.37.415.8',
    marks: '23 23 23 69 3679 679 256 25 36 36 69 69 39 369 69 25 25 67 67 29 79 27 29 69 26',
    step: '{"technique":"alsContinuousLoop","rating":7,"places":[],"because":{"kind":"chain","nodes":[[119],[200],[218],[546],[528],[123]],"links":[{"strong":true,"by":{"kind":"house","house":13,"digit":3}},{"strong":false,"by":{"kind":"house","house":2,"digit":3}},{"strong":true,"by":{"kind":"set","cells":[24,60],"digits":100}},{"strong":false,"by":{"kind":"house","house":6,"digit":7}},{"strong":true,"by":{"kind":"house","house":13,"digit":7}},{"strong":false,"by":{"kind":"cell","cell":13}}],"loop":true,"twin":null},"eliminates":[122,125]}',
  },
  alsDiscontinuousLoop: {
    values: '.58.764.991458.76.7.64.9..5..1795.46649328157.756419..46...759858796432119.85.674',
    marks: '23 12 13 23 23 23 13 28 138 38 23 28 28 38 23 23 12 13 23 23',
    step: '{"technique":"alsDiscontinuousLoop","rating":7,"places":[],"because":{"kind":"chain","nodes":[[2],[1],[28],[200]],"links":[{"strong":true,"by":{"kind":"cell","cell":0}},{"strong":false,"by":{"kind":"house","house":0,"digit":2}},{"strong":true,"by":{"kind":"set","cells":[3,22],"digits":7}}],"loop":false,"twin":null},"eliminates":[173]}',
  },
  alsAic: {
    values: '.58.764.991458.76.7.64.9..5..1795.46649328157.756419..46...759858796432119.85.674',
    marks: '23 12 13 23 23 23 13 28 138 38 23 28 28 38 23 23 12 13 23 23',
    step: '{"technique":"alsAic","rating":7.1,"places":[],"because":{"kind":"chain","nodes":[[2],[1],[28],[200],[173],[254]],"links":[{"strong":true,"by":{"kind":"cell","cell":0}},{"strong":false,"by":{"kind":"house","house":0,"digit":2}},{"strong":true,"by":{"kind":"set","cells":[3,22],"digits":7}},{"strong":false,"by":{"kind":"house","house":2,"digit":3}},{"strong":true,"by":{"kind":"house","house":10,"digit":3}}],"loop":false,"twin":null},"eliminates":[173,245]}',
  },
  mutantSwordfish: {
    values: '.61495.2334.728......613..46.3957.48.5.28..3...836.5..5..14.3.7197832465.3.57..1.',
    marks:
      '78 78 59 16 59 16 289 278 259 89 5789 12 12 479 49 14 1679 169 249 127 14 79 129 28 26 69 89 48 46 69 289 29',
    step: '{"technique":"mutantSwordfish","rating":7.1,"places":[],"eliminates":[169,223],"because":{"kind":"fish","digit":8,"base":[8,10,16],"cover":[2,24,26],"cells":[19,25,55,61,72,78],"fins":[],"twin":null}}',
  },
  frankenJellyfish: {
    values: '67.185.49.48...1..5914.2.8782.51.473.1.7.48..7543289161852.3.9446.85..31.37.415.8',
    marks: '23 23 23 69 3679 679 256 25 36 36 69 69 39 369 69 25 25 67 67 29 79 27 29 69 26',
    step: '{"technique":"frankenJellyfish","rating":7.2,"places":[],"eliminates":[122,131],"because":{"kind":"fish","digit":6,"base":[2,6,21,22],"cover":[11,13,14,15],"cells":[22,24,29,32,38,40,58,60],"fins":[],"twin":null}}',
  },
  finnedMutantSwordfish: {
    values: '1..3....4375924681.4..1..3.231....67.8716342...42.7.134238.1.76816...3.2759632148',
    marks: '69 28 578 568 27 59 69 28 57 68 27 59 45 4589 589 58 59 59 56 69 58 589 59 59 47 47 59 59',
    step: '{"technique":"finnedMutantSwordfish","rating":7.2,"places":[],"eliminates":[40],"because":{"kind":"fish","digit":5,"base":[6,16,25],"cover":[0,14,26],"cells":[7,60,68,70],"fins":[58],"twin":null}}',
  },
  alsXyWing: {
    values: '2739..586861523974954786132.382..769.97..84211...793583..1.5897715892643.89..7215',
    marks: '14 14 45 15 14 56 36 35 24 26 46 24 26 46 46 34 346',
    step: '{"technique":"alsXyWing","rating":7.3,"places":[],"eliminates":[329],"because":{"kind":"almostLocked","sets":[{"cells":[39],"digits":36},{"cells":[75],"digits":12},{"cells":[72],"digits":40}],"commons":[{"a":0,"b":1,"digit":3},{"a":1,"b":2,"digit":4}],"outcome":32,"stem":null}}',
  },
  finnedFrankenJellyfish: {
    values: '.459..3.198371.2.512.5.3..95983.1.26.1..9.85336.8.519.2591...3.831.579.2.7.239518',
    marks: '67 268 268 78 46 46 67 468 46 78 47 47 47 247 46 246 24 27 47 68 468 67 47 46 46 46 46',
    step: '{"technique":"finnedFrankenJellyfish","rating":7.3,"places":[],"eliminates":[354],"because":{"kind":"fish","digit":4,"base":[1,3,7,25],"cover":[14,15,16,22],"cells":[14,16,31,33,59,70],"fins":[66],"twin":null}}',
  },
  mutantJellyfish: {
    values: '.61495.2334.728......613..46.3957.48.5.28..3...836.5..5..14.3.7197832465.3.57..1.',
    marks:
      '78 78 59 16 59 16 289 278 259 89 5789 12 12 479 49 14 1679 169 249 127 14 79 129 28 26 69 89 48 46 69 289 29',
    step: '{"technique":"mutantJellyfish","rating":7.4,"places":[],"eliminates":[169,223],"because":{"kind":"fish","digit":8,"base":[0,8,10,16],"cover":[18,20,24,26],"cells":[0,6,19,25,55,61,72,78],"fins":[],"twin":null}}',
  },
  finnedMutantJellyfish: {
    values: '5...71..3.....5719712349586.68957.311.5...9.8...18265...451639.951...86.6...981.5',
    marks:
      '89 69 68 24 24 348 348 36 268 26 24 24 27 46 36 34 27 34 3479 379 47 28 278 27 247 23 34 247 237 37 247 47',
    step: '{"technique":"finnedMutantJellyfish","rating":7.5,"places":[],"eliminates":[339,717],"because":{"kind":"fish","digit":7,"base":[4,6,11,23],"cover":[8,10,17,21],"cells":[37,47,53,55,62,74],"fins":[43],"twin":null}}',
  },
  alignedTripleExclusion: {
    values: '2739..586861523974954786132.382..769.97..84211...793583..1.5897715892643.89..7215',
    marks: '14 14 45 15 14 56 36 35 24 26 46 24 26 46 46 34 346',
    step: '{"technique":"alignedTripleExclusion","rating":7.5,"places":[],"eliminates":[329],"because":{"kind":"exclusion","cells":[36,39,72],"blocked":[{"candidates":[329,356],"set":[]},{"candidates":[329,653],"set":[]},{"candidates":[353,651],"set":[75]}]}}',
  },
  alsChain: {
    values: '2739..586861523974954786132.382..769.97..84211...793583..1.5897715892643.89..7215',
    marks: '14 14 45 15 14 56 36 35 24 26 46 24 26 46 46 34 346',
    step: '{"technique":"alsChain","rating":7.6,"places":[],"eliminates":[678],"because":{"kind":"almostLocked","sets":[{"cells":[48],"digits":40},{"cells":[47],"digits":34},{"cells":[56],"digits":34},{"cells":[58],"digits":40}],"commons":[{"a":0,"b":1,"digit":6},{"a":1,"b":2,"digit":2},{"a":2,"b":3,"digit":6}],"outcome":8,"stem":null}}',
  },
  deathBlossom: {
    values: '9546..2816128947537..215694.965.2.17.75.6.9..32178946554.92...61.9..65..267.58.49',
    marks: '37 37 38 38 48 34 38 48 14 13 23 28 38 17 138 37 38 34 47 237 28 13 13',
    step: '{"technique":"deathBlossom","rating":7.8,"places":[],"eliminates":[537,636],"because":{"kind":"almostLocked","sets":[{"cells":[61,78],"digits":69},{"cells":[61],"digits":68},{"cells":[56,61],"digits":196}],"commons":[],"outcome":64,"stem":{"cell":60,"digits":[1,3,8]}}}',
  },
  nishioForcingChain: {
    values: '.81.37.427..48..1..3421.897.67124...81..637.4.4.87.1..4.37.1...1786.2.35...3.8.71',
    marks:
      '569 59 56 259 256 569 356 36 56 56 35 39 58 89 259 59 25 235 259 59 256 36 25 59 269 68 89 49 49 2569 259 256 45 24',
    step: '{"technique":"nishioForcingChain","rating":7.7,"places":[],"eliminates":[391],"because":{"kind":"forcing","split":{"kind":"candidate","candidate":391},"branches":[{"lines":[{"candidate":391,"on":true,"from":[],"by":{"kind":"supposed"}},{"candidate":310,"on":false,"from":[0],"by":{"kind":"weak"}},{"candidate":355,"on":false,"from":[0],"by":{"kind":"weak"}},{"candidate":247,"on":true,"from":[1],"by":{"kind":"house","house":3,"digit":5}},{"candidate":166,"on":false,"from":[3],"by":{"kind":"weak"}},{"candidate":454,"on":true,"from":[2],"by":{"kind":"house","house":22,"digit":5}},{"candidate":211,"on":false,"from":[5],"by":{"kind":"weak"}},{"candidate":211,"on":true,"from":[4],"by":{"kind":"house","house":2,"digit":5}}]}],"outcome":null}}',
  },
  cellForcingChain: {
    values: '3..2961.729.41738...153892..1.7.923..3912576..276.3.91963871..2152964873..4352619',
    marks: '48 58 45 56 56 67 47 46 568 68 48 458 48 48 458 48 45 45 45 78 78',
    step: '{"technique":"cellForcingChain","rating":8.3,"places":[],"eliminates":[247],"because":{"kind":"forcing","split":{"kind":"cell","cell":27},"branches":[{"lines":[{"candidate":247,"on":true,"from":[],"by":{"kind":"supposed"}},{"candidate":248,"on":false,"from":[0],"by":{"kind":"weak"}},{"candidate":266,"on":true,"from":[1],"by":{"kind":"house","house":21,"digit":6}},{"candidate":104,"on":false,"from":[2],"by":{"kind":"weak"}},{"candidate":103,"on":true,"from":[3],"by":{"kind":"cell","cell":11}},{"candidate":157,"on":false,"from":[4],"by":{"kind":"weak"}},{"candidate":319,"on":true,"from":[5],"by":{"kind":"house","house":17,"digit":5}},{"candidate":247,"on":false,"from":[6],"by":{"kind":"weak"}}]},{"lines":[{"candidate":248,"on":true,"from":[],"by":{"kind":"supposed"}},{"candidate":247,"on":false,"from":[0],"by":{"kind":"weak"}}]},{"lines":[{"candidate":250,"on":true,"from":[],"by":{"kind":"supposed"}},{"candidate":247,"on":false,"from":[0],"by":{"kind":"weak"}}]}],"outcome":{"candidate":247,"on":false}}}',
  },
  regionForcingChain: {
    values: '.81.37.427..48..1..3421.897.67124...81..637.4.4.87.1..4.37.1...1786.2.35...3.8.71',
    marks:
      '569 59 56 259 256 569 356 36 56 56 35 39 58 89 259 59 25 235 259 59 256 36 25 59 269 68 89 49 49 2569 259 256 45 24',
    step: '{"technique":"regionForcingChain","rating":8.3,"places":[],"eliminates":[391],"because":{"kind":"forcing","split":{"kind":"house","house":4,"digit":5},"branches":[{"lines":[{"candidate":346,"on":true,"from":[],"by":{"kind":"supposed"}},{"candidate":391,"on":false,"from":[0],"by":{"kind":"weak"}}]},{"lines":[{"candidate":355,"on":true,"from":[],"by":{"kind":"supposed"}},{"candidate":391,"on":false,"from":[0],"by":{"kind":"weak"}}]},{"lines":[{"candidate":391,"on":true,"from":[],"by":{"kind":"supposed"}},{"candidate":310,"on":false,"from":[0],"by":{"kind":"weak"}},{"candidate":247,"on":true,"from":[1],"by":{"kind":"house","house":3,"digit":5}},{"candidate":166,"on":false,"from":[2],"by":{"kind":"weak"}},{"candidate":211,"on":true,"from":[3],"by":{"kind":"house","house":2,"digit":5}},{"candidate":31,"on":false,"from":[4],"by":{"kind":"weak"}},{"candidate":355,"on":true,"from":[5],"by":{"kind":"house","house":12,"digit":5}},{"candidate":391,"on":false,"from":[6],"by":{"kind":"weak"}}]}],"outcome":{"candidate":391,"on":false}}}',
  },
  krakenFish: {
    values: '3..2961.729.41738...153892..1.7.923..3912576..276.3.91963871..2152964873..4352619',
    marks: '48 58 45 56 56 67 47 46 568 68 48 458 48 48 458 48 45 45 45 78 78',
    step: '{"technique":"krakenFish","rating":8,"places":[],"eliminates":[322],"because":{"kind":"forcing","split":{"kind":"fish","digit":8,"base":[11,13],"cover":[3,5],"cells":[29,31,49],"fins":[2],"twin":null},"branches":[{"lines":[{"candidate":25,"on":true,"from":[],"by":{"kind":"supposed"}},{"candidate":22,"on":false,"from":[0],"by":{"kind":"weak"}},{"candidate":103,"on":true,"from":[1],"by":{"kind":"house","house":18,"digit":5}},{"candidate":157,"on":false,"from":[2],"by":{"kind":"weak"}},{"candidate":319,"on":true,"from":[3],"by":{"kind":"house","house":17,"digit":5}},{"candidate":322,"on":false,"from":[4],"by":{"kind":"weak"}}]}],"outcome":{"candidate":322,"on":false}}}',
  },
  dynamicForcingChain: {
    values: '3..2961.729.41738...153892..1.7.923..3912576..276.3.91963871..2152964873..4352619',
    marks: '48 58 45 56 56 67 47 46 568 68 48 458 48 48 458 48 45 45 45 78 78',
    step: '{"technique":"dynamicForcingChain","rating":8.8,"places":[462],"eliminates":[],"because":{"kind":"forcing","split":{"kind":"house","house":9,"digit":6},"branches":[{"lines":[{"candidate":167,"on":true,"from":[],"by":{"kind":"supposed"}},{"candidate":239,"on":false,"from":[0],"by":{"kind":"weak"}},{"candidate":237,"on":true,"from":[1],"by":{"kind":"cell","cell":26}},{"candidate":318,"on":false,"from":[2],"by":{"kind":"weak"}},{"candidate":399,"on":false,"from":[2],"by":{"kind":"weak"}},{"candidate":462,"on":true,"from":[3,4],"by":{"kind":"house","house":23,"digit":4}}]},{"lines":[{"candidate":248,"on":true,"from":[],"by":{"kind":"supposed"}},{"candidate":247,"on":false,"from":[0],"by":{"kind":"weak"}},{"candidate":409,"on":true,"from":[1],"by":{"kind":"house","house":21,"digit":5}},{"candidate":463,"on":false,"from":[2],"by":{"kind":"weak"}},{"candidate":462,"on":true,"from":[3],"by":{"kind":"cell","cell":51}}]}],"outcome":{"candidate":462,"on":true}}}',
  },
  dynamicForcingChainPlus: {
    values: '5.3.9..........7.12.16.....4...26.5771.8......6.7.......74.86.9...9...3.9......7.',
    marks:
      '78 12 1247 248 2468 2468 68 489 4689 235 3458 2345 2489 4789 478 47 35 489 35 389 89 13 138 25 345 3459 2349 246 2346 38 25 1345 13459 123489 1248 2348 13 235 135 12 168 2458 468 1567 1257 12458 2458 23458 468 1235 1356 1235 12458 2458',
    step: '{"technique":"dynamicForcingChainPlus","rating":9.1,"places":[],"eliminates":[612],"because":{"kind":"forcing","split":{"kind":"candidate","candidate":702},"branches":[{"lines":[{"candidate":702,"on":true,"from":[],"by":{"kind":"supposed"}},{"candidate":297,"on":false,"from":[0],"by":{"kind":"weak"}},{"candidate":270,"on":true,"from":[1],"by":{"kind":"house","house":3,"digit":1}},{"candidate":27,"on":false,"from":[2],"by":{"kind":"weak"}},{"candidate":45,"on":true,"from":[3],"by":{"kind":"house","house":19,"digit":1}},{"candidate":612,"on":false,"from":[4],"by":{"kind":"weak"}}]},{"lines":[{"candidate":702,"on":false,"from":[],"by":{"kind":"supposed"}},{"candidate":612,"on":false,"from":[0],"by":{"kind":"technique","technique":"claiming","premises":[648,657,666,711,720]}}]}],"outcome":{"candidate":612,"on":false}}}',
  },
  templateSet: {
    values: '.81.37.427..48..1..3421.897.67124...81..637.4.4.87.1..4.37.1...1786.2.35...3.8.71',
    marks:
      '569 59 56 259 256 569 356 36 56 56 35 39 58 89 259 59 25 235 259 59 256 36 25 59 269 68 89 49 49 2569 259 256 45 24',
    step: '{"technique":"templateSet","rating":9.5,"places":[624,687],"eliminates":[],"because":{"kind":"template","digit":4,"others":503}}',
  },
  templateDelete: {
    values: '.81.37.427..48..1..3421.897.67124...81..637.4.4.87.1..4.37.1...1786.2.35...3.8.71',
    marks:
      '569 59 56 259 256 569 356 36 56 56 35 39 58 89 259 59 25 235 259 59 256 36 25 59 269 68 89 49 49 2569 259 256 45 24',
    step: '{"technique":"templateDelete","rating":9,"places":[],"eliminates":[391],"because":{"kind":"template","digit":5,"others":0}}',
  },
  nestedForcingChain: {
    values: '.4.....81.861.7.34..158426.619375842...84169545896217379541832616.7.94588.4.5..1.',
    marks: '259 27 26 239 36 579 259 29 59 39 37 79 23 237 237 23 23 23 26 36 79 79',
    step: '{"technique":"nestedForcingChain","rating":10.1,"places":[62],"eliminates":[],"because":{"kind":"forcing","split":{"kind":"candidate","candidate":62},"branches":[{"lines":[{"candidate":62,"on":false,"from":[],"by":{"kind":"supposed"}},{"candidate":125,"on":false,"from":[0],"by":{"kind":"technique","technique":"discontinuousLoop","premises":[17,26,35,53,71,80,13,22,31,40,49,67,76,135,136,137,138,140,141,142]}},{"candidate":44,"on":false,"from":[0],"by":{"kind":"technique","technique":"aic","premises":[17,26,35,53,71,80,2,11,20,29,56,65,74,650,668,677,686,704,713,722,171,172,174,175,176,178,179,18,21,22,23,25,568,577,595,613,622,631,640,117,119,120,121,122,123,124]}},{"candidate":44,"on":true,"from":[1],"by":{"kind":"house","house":19,"digit":9}}]}],"outcome":null}}',
  },
  nestedMultipleForcingChain: {
    values: '.247..6511.6.4.8.7..861.9...........26.497.8348.5.127.6..923..8..28547..8..1763..',
    marks:
      '39 38 89 59 23 59 23 357 357 25 234 24 579 1579 13579 23 368 28 145 1469 4569 15 15 39 36 69 1457 157 145 14 39 139 169 69 459 59 249 2459',
    step: '{"technique":"nestedMultipleForcingChain","rating":10.7,"places":[260],"eliminates":[],"because":{"kind":"forcing","split":{"kind":"candidate","candidate":260},"branches":[{"lines":[{"candidate":260,"on":false,"from":[],"by":{"kind":"supposed"}},{"candidate":382,"on":true,"from":[0],"by":{"kind":"technique","technique":"regionForcingChain","premises":[332,341,350,413,422,6,87,330,411,492,573,654,4,85,328,409,490,571,652,337,355,364,373,391,400,666,667,668,669,671,672,673]}},{"candidate":382,"on":false,"from":[0],"by":{"kind":"technique","technique":"regionForcingChain","premises":[17,179,341,422,503,85,103,112,121,139,148,157,207,209,210,212,213,214,215,73,154,316,397,478,559,640,553,562,625,634,643,706,715,666,667,668,669,671,672,673]}}]}],"outcome":null}}',
  },
  nestedDynamicForcingChain: {
    values: '.459..3.198371.2.512.5.3..95983.1.26.1..9.85336.8.519.2591...3.831.579.2.7.239518',
    marks: '67 268 268 78 46 46 67 468 46 78 47 47 47 247 46 246 24 27 47 68 468 67 47 46 46 46 46',
    step: '{"technique":"nestedDynamicForcingChain","rating":11.1,"places":[43],"eliminates":[],"because":{"kind":"forcing","split":{"kind":"candidate","candidate":43},"branches":[{"lines":[{"candidate":43,"on":false,"from":[],"by":{"kind":"supposed"}},{"candidate":41,"on":false,"from":[0],"by":{"kind":"technique","technique":"dynamicForcingChain","premises":[28,109,118,127,190,199,208,522,523,524,525,526,528,530,34,115,124,133,196,214]}},{"candidate":41,"on":true,"from":[0],"by":{"kind":"technique","technique":"dynamicForcingChain","premises":[36,38,39,40,42,44,127,208,289,451,532,613,694,441,443,444,445,446,448,449,275,284,293,365,437,455,249,258,267,276,294,312,321,572,581,590,608,617,626,644,540,541,542,543,544,547,548]}}]}],"outcome":null}}',
  },
};
