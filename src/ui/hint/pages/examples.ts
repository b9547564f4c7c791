import type { TechniqueId } from '../../../sudoku/techniques';
import type { ExampleText } from './example';

/**
 * An example for the page of every technique: a position on the way through a puzzle with one solution, and a step that the
 * technique finds there. Chosen for pictures that are easy to read.
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
    values: '853...647.6.748531147356..25.4.6731.7...3..646318.4.75..6.1.7...1.67945..75.8.1.6',
    marks:
      '129 29 12 29 29 89 89 289 29 89 289 89 15 15 289 29 29 349 89 245 235 289 389 23 28 38 349 24 23 29',
    step: '{"technique":"finnedSwordfish","rating":4.2,"places":[],"eliminates":[349],"because":{"kind":"fish","digit":8,"base":[10,15,16],"cover":[2,4,6],"cells":[37,55,24,42,25,61],"fins":[28],"twin":null}}',
  },
  siameseFish: {
    values: '....1.754.15...3264672531981...2.54..241.586..5..7.213.41..2975.3.5..4815.9.41632',
    marks:
      '23 89 23 689 689 89 47 89 47 79 368 368 68 79 37 39 79 69 68 4689 4689 68 38 368 27 26 69 79 78 78',
    step: '{"technique":"siameseFish","rating":3.5,"places":[],"eliminates":[17,125],"because":{"kind":"fish","digit":9,"base":[9,12],"cover":[0,5],"cells":[45,3,48],"fins":[9],"twin":{"base":[9,12],"cover":[1,5],"cells":[9,45,48],"fins":[3]}}}',
  },
  sashimiSwordfish: {
    values: '853...647.6.748531147356..25.4.6731.7...3..646318.4.75..6.1.7...1.67945..75.8.1.6',
    marks:
      '129 29 12 29 29 89 89 289 29 89 289 89 15 15 289 29 29 349 89 245 235 289 389 23 28 38 349 24 23 29',
    step: '{"technique":"sashimiSwordfish","rating":4.3,"places":[],"eliminates":[502],"because":{"kind":"fish","digit":8,"base":[11,15,16],"cover":[2,4,6],"cells":[38,24,42,25,61],"fins":[65],"twin":null}}',
  },
  uniqueLoop: {
    values: '.6.134.72.7.26..9.2.497...6328419765.46.27.8.1.7.862..4..89362778.652...6.2741.58',
    marks: '589 59 58 58 13 58 14 134 13 58 58 13 59 35 13 139 59 35 34 349 15 15 39 349 14 134 39 39',
    step: '{"technique":"uniqueLoop","rating":4.6,"places":[],"eliminates":[4,7],"because":{"kind":"deadly","cells":[6,0,9,14,23,24],"digits":144,"extras":[8],"ties":[],"subset":null,"filled":[]}}',
  },
  finnedJellyfish: {
    values: '..8.1.3..5..2..6.8.7638.41..5716298..6287.5.118.5.32676..75812982.43.7567.5.2.8..',
    marks: '249 49 69 5679 79 25 13 13 49 479 79 29 59 25 34 34 349 49 34 49 49 34 34 19 19 19 69 169 34 34',
    step: '{"technique":"finnedJellyfish","rating":5.4,"places":[],"eliminates":[53],"because":{"kind":"fish","digit":9,"base":[1,2,4,7],"cover":[9,11,14,16],"cells":[14,16,18,23,36,41,65,68],"fins":[13],"twin":null}}',
  },
  threeStrongLinks: {
    values: '6...57.3927839..549354...7.5.....7..3675...918.27....5126975...753.4.916489613527',
    marks:
      '14 14 128 128 16 16 268 1268 1268 28 149 14 128 2368 124689 468 238 28 248 248 149 36 1469 346 46 348 48 38 28 28',
    step: '{"technique":"threeStrongLinks","rating":5.7,"places":[],"because":{"kind":"chain","nodes":[[18],[261],[270],[27],[9],[252,414]],"links":[{"strong":true,"by":{"kind":"house","house":11,"digit":1}},{"strong":false,"by":{"kind":"house","house":3,"digit":1}},{"strong":true,"by":{"kind":"house","house":12,"digit":1}},{"strong":false,"by":{"kind":"house","house":0,"digit":1}},{"strong":true,"by":{"kind":"house","house":10,"digit":1}}],"loop":false,"twin":null},"eliminates":[9,261]}',
  },
  wxyzWing: {
    values: '..325.89758.7.4.32.2783..4..3.547.687.43..25.856912473..86.3.1.36.1.5.841754..326',
    marks: '46 14 16 19 69 16 69 169 56 15 29 129 19 19 68 68 19 24 49 27 57 59 29 27 79 89 89',
    step: '{"technique":"wxyzWing","rating":5.5,"places":[],"eliminates":[135],"because":{"kind":"bent","parts":[[11],[18,24,26]],"digits":305,"loose":1}}',
  },
  sashimiJellyfish: {
    values: '..8.1.3..5..2..6.8.7638.41..5716298..6287.5.118.5.32676..75812982.43.7567.5.2.8..',
    marks: '249 49 69 5679 79 25 13 13 49 479 79 29 59 25 34 34 349 49 34 49 49 34 34 19 19 19 69 169 34 34',
    step: '{"technique":"sashimiJellyfish","rating":5.6,"places":[],"eliminates":[665],"because":{"kind":"fish","digit":9,"base":[11,12,13,16],"cover":[0,1,5,8],"cells":[47,3,75,13,49,7,16],"fins":[65],"twin":null}}',
  },
  bug2: {
    values: '7.2.1.4.5.5..4..2738472561957.432.61...9517.....867...427183..6935276148816594273',
    marks: '69 36 89 38 16 19 36 89 38 89 89 26 46 38 38 24 12 49 139 359 59 24 59 59',
    step: '{"technique":"bug2","rating":5.7,"places":[],"eliminates":[422,476],"because":{"kind":"grave","extras":[431,467],"subset":null,"ties":[]}}',
  },
  bug4: {
    values: '73..689.58.69...732..37.86498...6.374735..6.816.783.4931785249652.6.73816.813.752',
    marks: '14 24 12 45 12 45 12 59 19 15 25 24 124 125 29 19 12 25 25 49 49 49 49',
    step: '{"technique":"bug4","rating":5.7,"places":[],"eliminates":[282,301],"because":{"kind":"grave","extras":[280,298],"subset":null,"ties":[{"house":3,"digit":1}]}}',
  },
  bug3: {
    values: '146.358.285362.4..927481635765812349214.6.7583895742..498.561..57214.9..631.9.5.4',
    marks: '79 79 79 179 17 39 39 16 16 23 27 37 38 68 36 27 78 278',
    step: '{"technique":"bug3","rating":5.8,"places":[],"eliminates":[555],"because":{"kind":"grave","extras":[150,717],"subset":{"kind":"subset","hidden":false,"digits":320,"cells":[7],"houses":[16]},"ties":[]}}',
  },
  fourStrongLinks: {
    values: '6...57.3927839..549354...7.5.....7..3675...918.27....5126975...753.4.916489613527',
    marks:
      '14 14 128 128 16 16 268 1268 1268 28 149 14 128 2368 124689 468 238 28 248 248 149 36 1469 346 46 348 48 38 28 28',
    step: '{"technique":"fourStrongLinks","rating":5.9,"places":[],"because":{"kind":"chain","nodes":[[270],[27],[9],[18],[27],[270],[450],[414]],"links":[{"strong":true,"by":{"kind":"house","house":12,"digit":1}},{"strong":false,"by":{"kind":"house","house":0,"digit":1}},{"strong":true,"by":{"kind":"house","house":18,"digit":1}},{"strong":false,"by":{"kind":"house","house":0,"digit":1}},{"strong":true,"by":{"kind":"house","house":12,"digit":1}},{"strong":false,"by":{"kind":"house","house":22,"digit":1}},{"strong":true,"by":{"kind":"house","house":5,"digit":1}}],"loop":false,"twin":null},"eliminates":[252,261,450]}',
  },
  fireworkTriple: {
    values: '..74...9.4..67.18....2.547.5..8627.....13..5...695...87853219642915468376347..521',
    marks:
      '138 1256 18 38 236 2356 25 239 39 235 1389 16 389 189 36 14 39 14 39 89 47 289 47 26 269 13 1247 47 23 14 89 89',
    step: '{"technique":"fireworkTriple","rating":6,"places":[],"eliminates":[74,9,404],"because":{"kind":"fireworks","crossings":[{"cell":8,"digits":50}],"ends":[1,44]}}',
  },
  vwxyzWing: {
    values: '..325.89758.7.4.32.2783..4..3.547.687.43..25.856912473..86.3.1.36.1.5.841754..326',
    marks: '46 14 16 19 69 16 69 169 56 15 29 129 19 19 68 68 19 24 49 27 57 59 29 27 79 89 89',
    step: '{"technique":"vwxyzWing","rating":6.2,"places":[],"eliminates":[593],"because":{"kind":"bent","parts":[[11],[15,24,60,69]],"digits":369,"loose":9}}',
  },
  fireworkQuadruple: {
    values: '.46.7.931.31.4685779813.462.8.3.71....4.1.7....24.958.4536912786297.431......36..',
    marks: '25 258 258 2 29 5 59 5 256 249 469 359 6 258 258 29 369 13 167 6 36 58 5 18 17 7 258 258 49 459',
    step: '{"technique":"fireworkQuadruple","rating":6.3,"places":[],"eliminates":[323,691,728],"because":{"kind":"fireworks","crossings":[{"cell":35,"digits":40},{"cell":76,"digits":18}],"ends":[31,80]}}',
  },
  continuousLoop: {
    values: '..9.61743413.7.6..7.64..1..9.562...12.17.5.966.81945.2.643.29171.294736.397.162.4',
    marks: '58 258 28 258 89 258 89 28 35 39 28 59 347 38 48 37 34 38 48 37 37 58 58 58 58 58 58',
    step: '{"technique":"continuousLoop","rating":6.5,"places":[],"because":{"kind":"chain","nodes":[[133],[134],[161],[160]],"links":[{"strong":true,"by":{"kind":"cell","cell":14}},{"strong":false,"by":{"kind":"house","house":1,"digit":9}},{"strong":true,"by":{"kind":"cell","cell":17}},{"strong":false,"by":{"kind":"house","house":1,"digit":8}}],"loop":true,"twin":null},"eliminates":[115,151]}',
  },
  groupedContinuousLoop: {
    values: '..9.61743413.7.6..7.64..1..9.562...12.17.5.966.81945.2.643.29171.294736.397.162.4',
    marks: '58 258 28 258 89 258 89 28 35 39 28 59 347 38 48 37 34 38 48 37 37 58 58 58 58 58 58',
    step: '{"technique":"groupedContinuousLoop","rating":7,"places":[],"because":{"kind":"chain","nodes":[[34],[115,133],[160],[161],[134],[133]],"links":[{"strong":true,"by":{"kind":"house","house":19,"digit":8}},{"strong":false,"by":{"kind":"house","house":1,"digit":8}},{"strong":true,"by":{"kind":"cell","cell":17}},{"strong":false,"by":{"kind":"house","house":1,"digit":9}},{"strong":true,"by":{"kind":"cell","cell":14}},{"strong":false,"by":{"kind":"house","house":19,"digit":8}}],"loop":true,"twin":null},"eliminates":[151]}',
  },
  uvwxyzWing: {
    values: '..325.89758.7.4.32.2783..4..3.547.687.43..25.856912473..86.3.1.36.1.5.841754..326',
    marks: '46 14 16 19 69 16 69 169 56 15 29 129 19 19 68 68 19 24 49 27 57 59 29 27 79 89 89',
    step: '{"technique":"uvwxyzWing","rating":6.6,"places":[],"eliminates":[50],"because":{"kind":"bent","parts":[[13,58,67],[0,1,11]],"digits":363,"loose":6}}',
  },
  brokenWing: {
    values: '84..53.26.5...9.3..314.27..496.372.1.1..94.67.7..16.9..84621.7.12.37864.763945812',
    marks:
      '79 17 19 26 27 17 68 14 48 69 68 58 589 58 58 235 258 258 35 235 258 258 345 3458 59 359 359 59 59',
    step: '{"technique":"brokenWing","rating":6.6,"places":[566],"eliminates":[],"because":{"kind":"guardians","digit":9,"cells":[2,6,60,54,18],"houses":[0,15,6,9,18],"guardians":[62]}}',
  },
  xChain: {
    values: '6...57.3927839..549354...7.5.....7..3675...918.27....5126975...753.4.916489613527',
    marks:
      '14 14 128 128 16 16 268 1268 1268 28 149 14 128 2368 124689 468 238 28 248 248 149 36 1469 346 46 348 48 38 28 28',
    step: '{"technique":"xChain","rating":6.7,"places":[],"because":{"kind":"chain","nodes":[[18],[9],[27],[270],[450],[414]],"links":[{"strong":true,"by":{"kind":"house","house":18,"digit":1}},{"strong":false,"by":{"kind":"house","house":0,"digit":1}},{"strong":true,"by":{"kind":"house","house":12,"digit":1}},{"strong":false,"by":{"kind":"house","house":22,"digit":1}},{"strong":true,"by":{"kind":"house","house":5,"digit":1}}],"loop":false,"twin":null},"eliminates":[9,261]}',
  },
  discontinuousLoop: {
    values: '786492351349571268125386749..371..25..2.4.9.7..7.2.8..654.3.1729312.7.8.2781.4.93',
    marks: '48 69 89 46 58 16 68 358 13 45 169 69 359 13 46 89 89 56 456 46 56 56',
    step: '{"technique":"discontinuousLoop","rating":7,"places":[],"because":{"kind":"chain","nodes":[[295],[296],[539],[538]],"links":[{"strong":true,"by":{"kind":"cell","cell":32}},{"strong":false,"by":{"kind":"house","house":14,"digit":9}},{"strong":true,"by":{"kind":"cell","cell":59}}],"loop":false,"twin":null},"eliminates":[376]}',
  },
  aic: {
    values: '..9.61743413.7.6..7.64..1..9.562...12.17.5.966.81945.2.643.29171.294736.397.162.4',
    marks: '58 258 28 258 89 258 89 28 35 39 28 59 347 38 48 37 34 38 48 37 37 58 58 58 58 58 58',
    step: '{"technique":"aic","rating":7,"places":[],"because":{"kind":"chain","nodes":[[133],[134],[161],[160]],"links":[{"strong":true,"by":{"kind":"cell","cell":14}},{"strong":false,"by":{"kind":"house","house":1,"digit":9}},{"strong":true,"by":{"kind":"cell","cell":17}}],"loop":false,"twin":null},"eliminates":[115,151]}',
  },
  groupedDiscontinuousLoop: {
    values: '641.57.3927839..549354...7.5941..7..3675.4.918127.9..5126975...753.4.916489613527',
    marks: '28 28 16 16 268 1268 16 28 2368 68 68 238 28 28 36 34 46 34 48 38 28 28',
    step: '{"technique":"groupedDiscontinuousLoop","rating":7.1,"places":[],"because":{"kind":"chain","nodes":[[205],[286,367],[295],[293],[311],[313]],"links":[{"strong":true,"by":{"kind":"house","house":13,"digit":8}},{"strong":false,"by":{"kind":"house","house":22,"digit":8}},{"strong":true,"by":{"kind":"cell","cell":32}},{"strong":false,"by":{"kind":"house","house":3,"digit":6}},{"strong":true,"by":{"kind":"cell","cell":34}}],"loop":false,"twin":null},"eliminates":[286]}',
  },
  groupedAic: {
    values: '..9.61743413.7.6..7.64..1..9.562...12.17.5.966.81945.2.643.29171.294736.397.162.4',
    marks: '58 258 258 258 89 258 589 28 358 389 28 589 347 38 48 37 34 38 48 37 37 58 58 58 58 58 58',
    step: '{"technique":"groupedAic","rating":7.1,"places":[],"because":{"kind":"chain","nodes":[[34],[7,16],[178],[172],[226],[232]],"links":[{"strong":true,"by":{"kind":"house","house":0,"digit":8}},{"strong":false,"by":{"kind":"house","house":18,"digit":8}},{"strong":true,"by":{"kind":"cell","cell":19}},{"strong":false,"by":{"kind":"house","house":2,"digit":2}},{"strong":true,"by":{"kind":"cell","cell":25}}],"loop":false,"twin":null},"eliminates":[205,214]}',
  },
  medusaTrap: {
    values: '9572381463861..297...796..363...9721.7..23.6.5..671.347.3.8.6..2.53674...6.91.37.',
    marks:
      '45 45 14 24 124 58 58 48 458 45 148 1489 48 589 589 29 289 89 149 45 245 15 259 19 18 89 48 48 245 25',
    step: '{"technique":"medusaTrap","rating":6.7,"places":[],"eliminates":[404],"because":{"kind":"colours","groups":[[466,386],[467,430]],"links":[{"a":466,"b":467,"house":null},{"a":430,"b":466,"house":5},{"a":386,"b":467,"house":15}],"wrong":null,"emptied":null}}',
  },
  medusaWrap: {
    values: '9546..2816128947537..215694.96..2.17.75.6.9..32178946554.92...61.9..65..267..8.49',
    marks: '37 37 38 38 48 45 345 38 48 134 13 23 28 38 137 138 37 38 34 47 237 28 135 35 13',
    step: '{"technique":"medusaWrap","rating":6.8,"places":[],"eliminates":[273,283,679,686],"because":{"kind":"colours","groups":[[273,283,679,686],[274,688]],"links":[{"a":273,"b":274,"house":null},{"a":274,"b":283,"house":3},{"a":274,"b":679,"house":12},{"a":283,"b":688,"house":13},{"a":686,"b":688,"house":null}],"wrong":0,"emptied":66}}',
  },
  xyChain: {
    values: '..325.89758.7.4.32.2783..4..3.547.687.43..25.856912473..86.3.1.36.1.5.841754..326',
    marks: '46 14 16 19 69 16 69 169 56 15 29 129 19 19 68 68 19 24 49 27 57 59 29 27 79 89 89',
    step: '{"technique":"xyChain","rating":7.2,"places":[],"because":{"kind":"chain","nodes":[[5],[3],[12],[9],[99],[107],[125],[122]],"links":[{"strong":true,"by":{"kind":"cell","cell":0}},{"strong":false,"by":{"kind":"house","house":0,"digit":4}},{"strong":true,"by":{"kind":"cell","cell":1}},{"strong":false,"by":{"kind":"house","house":18,"digit":1}},{"strong":true,"by":{"kind":"cell","cell":11}},{"strong":false,"by":{"kind":"house","house":1,"digit":9}},{"strong":true,"by":{"kind":"cell","cell":13}}],"loop":false,"twin":null},"eliminates":[50]}',
  },
  tuvwxyzWing: {
    values: '.4.2.5.1..1.643..8.2.1.954..8.716.9.379524861.61398.5.13485....69.431.85.5896.134',
    marks: '789 36 78 36 79 579 57 279 27 78 36 78 36 245 25 234 23 24 247 27 27 69 27 69 27 27 27 27',
    step: '{"technique":"tuvwxyzWing","rating":7.5,"places":[],"eliminates":[298],"because":{"kind":"bent","parts":[[27,29,35],[8,26,53,62]],"digits":382,"loose":2}}',
  },
  alignedPairExclusion: {
    values: '641.57.3927839..549354...7.5941..7..3675.4.918127.9..5126975...753.4.916489613527',
    marks: '28 28 16 16 68 1268 16 28 23 68 68 23 28 28 36 34 46 34 48 38 28 28',
    step: '{"technique":"alignedPairExclusion","rating":6.2,"places":[],"eliminates":[316],"because":{"kind":"exclusion","cells":[35,26],"blocked":[{"candidates":[316,235],"set":[]},{"candidates":[316,241],"set":[22,31,49]}]}}',
  },
  sueDeCoq: {
    values: '258146973734289165.1.7358243.2857..1547961238..1.2.75.1...72....23.9.51747..1...2',
    marks: '69 69 69 46 49 89 689 34 34 69 89 569 356 346 489 69 68 46 48 569 356 38 36 89',
    step: '{"technique":"sueDeCoq","rating":6.5,"places":[],"eliminates":[677,545,557],"because":{"kind":"bent","parts":[[78,79],[77],[62]],"digits":420,"loose":null}}',
  },
  frankenXWing: {
    values: '38.25.4..57.9..1....23..5..821.9..75...715...7...2..41..8..67....3.72.18..7..9.5.',
    marks:
      '69 17 69 679 46 468 48 2368 236 1469 1469 468 1478 689 679 46 34 36 469 3469 469 23689 23689 2369 3569 569 68 38 3689 1249 1459 145 34 239 2349 469 4569 45 69 1246 146 148 348 236 2346',
    step: '{"technique":"frankenXWing","rating":6.6,"places":[],"eliminates":[418],"because":{"kind":"fish","digit":5,"base":[6,7],"cover":[10,25],"cells":[55,57,64,66],"fins":[],"twin":null}}',
  },
  finnedFrankenXWing: {
    values: '853...647.6.748531147356..25.4.6731.7...3..646318.4.75..6.1.7...1.67945..75.8.1.6',
    marks:
      '129 29 12 29 29 89 89 289 29 89 289 89 15 15 289 29 29 349 89 245 235 289 389 23 28 38 349 24 23 29',
    step: '{"technique":"finnedFrankenXWing","rating":6.7,"places":[],"eliminates":[349],"because":{"kind":"fish","digit":8,"base":[3,7],"cover":[17,21],"cells":[28,35,71],"fins":[65],"twin":null}}',
  },
  siameseFrankenFish: {
    values: '853...647.6.748531147356..25.4.6731.7...3..646318.4.75..6.1.7...1.67945..75.8.1.6',
    marks:
      '129 29 12 29 29 89 89 289 29 89 289 89 15 15 289 29 29 349 89 245 235 289 389 23 28 38 349 24 23 29',
    step: '{"technique":"siameseFrankenFish","rating":6.7,"places":[],"eliminates":[349,502],"because":{"kind":"fish","digit":8,"base":[3,7],"cover":[17,21],"cells":[28,35,71],"fins":[65],"twin":{"base":[3,7],"cover":[17,24],"cells":[35,65,71],"fins":[28]}}}',
  },
  mutantXWing: {
    values: '38.2514.757.9..1....23.758.821.9..75...7158..7.5.2..412.8..67....3.72.18..7..925.',
    marks:
      '69 69 46 468 48 236 236 1469 1469 46 69 46 34 36 469 3469 469 2369 2369 369 68 38 369 1459 145 34 39 349 469 4569 45 69 146 146 148 348 346',
    step: '{"technique":"mutantXWing","rating":6.8,"places":[],"eliminates":[416],"because":{"kind":"fish","digit":3,"base":[4,15],"cover":[10,23],"cells":[33,37,43,44,51],"fins":[],"twin":null}}',
  },
  frankenSwordfish: {
    values: '..325.89758.7.4.32.2783..4..3.547.687.43..25.856912473..86.3.1.36.1.5.841754..326',
    marks: '46 14 16 19 69 16 69 169 156 15 29 129 19 19 68 68 19 249 49 27 579 59 29 27 79 89 89',
    step: '{"technique":"frankenSwordfish","rating":6.9,"places":[],"eliminates":[216],"because":{"kind":"fish","digit":1,"base":[10,17,19],"cover":[0,2,4],"cells":[1,5,23,26,37,44],"fins":[],"twin":null}}',
  },
  finnedMutantXWing: {
    values: '853...647.6.748531147356..25.4.6731.7...3..646318.4.75..6.1.7...1.67945..75.8.1.6',
    marks:
      '129 29 12 29 29 89 89 289 29 89 289 89 15 15 289 29 29 349 89 245 235 289 389 23 28 38 349 24 23 29',
    step: '{"technique":"finnedMutantXWing","rating":6.9,"places":[],"eliminates":[349],"because":{"kind":"fish","digit":8,"base":[7,23],"cover":[4,17],"cells":[35,42,71],"fins":[65],"twin":null}}',
  },
  siameseMutantFish: {
    values: '84..53.26.5...9.3..314.27..496.372.1.1..94.67.7..16.9..84621.7.12.37864.763945812',
    marks:
      '79 17 19 26 27 17 68 14 48 69 68 58 589 58 58 235 258 258 35 235 258 258 345 3458 59 359 359 59 59',
    step: '{"technique":"siameseMutantFish","rating":7.2,"places":[],"eliminates":[26,242],"because":{"kind":"fish","digit":9,"base":[7,9,15],"cover":[0,24,26],"cells":[6,54,60,65,71],"fins":[18],"twin":{"base":[7,9,15],"cover":[2,24,26],"cells":[18,54,60,65,71],"fins":[6]}}}',
  },
  alsXz: {
    values: '..325.89758.7.4.32.2783..4..3.547.687.43..25.856912473..86.3.1.36.1.5.841754..326',
    marks: '46 14 16 19 69 16 69 169 56 15 29 129 19 19 68 68 19 24 49 27 57 59 29 27 79 89 89',
    step: '{"technique":"alsXz","rating":7,"places":[],"eliminates":[9],"because":{"kind":"almostLocked","sets":[{"cells":[5],"digits":33},{"cells":[11,13],"digits":289}],"commons":[{"a":0,"b":1,"digit":6}],"outcome":1,"stem":null}}',
  },
  finnedFrankenSwordfish: {
    values: '853...647.6.748531147356..25.4.6731.7...3..646318.4.75..6.1.7...1.67945..75.8.1.6',
    marks:
      '129 29 12 29 29 89 89 289 29 89 289 89 15 15 289 29 29 349 89 245 235 289 389 23 28 38 349 24 23 29',
    step: '{"technique":"finnedFrankenSwordfish","rating":7,"places":[],"eliminates":[502],"because":{"kind":"fish","digit":8,"base":[11,15,16],"cover":[2,4,24],"cells":[24,25,38,42,65],"fins":[61],"twin":null}}',
  },
  alsContinuousLoop: {
    values: '258146973734289165.1.7358243.2857..1547961238..1.2.75.1...72....23.9.51747..1...2',
    marks: '69 69 69 46 49 89 689 34 34 69 89 569 356 346 489 69 68 46 48 569 356 38 36 89',
    step: '{"technique":"alsContinuousLoop","rating":7,"places":[],"because":{"kind":"chain","nodes":[[503],[502],[556],[557,566]],"links":[{"strong":true,"by":{"kind":"cell","cell":55}},{"strong":false,"by":{"kind":"house","house":6,"digit":8}},{"strong":true,"by":{"kind":"set","cells":[60,61,62,78],"digits":428}},{"strong":false,"by":{"kind":"house","house":6,"digit":9}}],"loop":true,"twin":null},"eliminates":[512]}',
  },
  alsDiscontinuousLoop: {
    values: '..325.89758.7.4.32.2783..4..3.547.687.43..25.856912473..86.3.1.36.1.5.841754..326',
    marks: '46 14 16 19 69 16 69 169 56 15 29 129 19 19 68 68 19 24 49 27 57 59 29 27 79 89 89',
    step: '{"technique":"alsDiscontinuousLoop","rating":7,"places":[],"because":{"kind":"chain","nodes":[[99],[107],[170],[234]],"links":[{"strong":true,"by":{"kind":"cell","cell":11}},{"strong":false,"by":{"kind":"house","house":18,"digit":9}},{"strong":true,"by":{"kind":"set","cells":[18,24,26],"digits":305}}],"loop":false,"twin":null},"eliminates":[135]}',
  },
  alsAic: {
    values: '1..86..73638579412......86....63524842398165786524739128.7.6.34574....863.64.872.',
    marks: '45 29 24 59 79 45 27 13 12 234 59 79 19 17 19 159 159 13 129 23 19 19 15 59',
    step: '{"technique":"alsAic","rating":7,"places":[],"because":{"kind":"chain","nodes":[[621],[629],[728],[684]],"links":[{"strong":true,"by":{"kind":"cell","cell":69}},{"strong":false,"by":{"kind":"house","house":26,"digit":9}},{"strong":true,"by":{"kind":"set","cells":[76,80],"digits":273}}],"loop":false,"twin":null},"eliminates":[594,603]}',
  },
  mutantSwordfish: {
    values: '..325.89758.7.4.32.2783..4..3.547.687.43..25.856912473..86.3.1.36.1.5.841754..326',
    marks: '46 14 16 19 69 16 69 169 156 15 29 129 19 19 68 68 19 249 49 27 579 59 29 27 79 89 89',
    step: '{"technique":"mutantSwordfish","rating":7.1,"places":[],"eliminates":[216],"because":{"kind":"fish","digit":1,"base":[1,10,17],"cover":[4,18,20],"cells":[1,11,15,26,37,44],"fins":[],"twin":null}}',
  },
  frankenJellyfish: {
    values: '..9.61743413.7.6..7.64..1..9.562...12.17.5.966.81945.2.643.29171.294736.397.162.4',
    marks: '58 258 28 258 89 258 589 28 35 39 28 59 347 38 48 37 34 38 48 37 37 58 58 58 58 58 58',
    step: '{"technique":"frankenJellyfish","rating":7.2,"places":[],"eliminates":[157],"because":{"kind":"fish","digit":5,"base":[2,6,7,18],"cover":[9,10,13,17],"cells":[0,1,22,26,54,58,64,71],"fins":[],"twin":null}}',
  },
  finnedMutantSwordfish: {
    values: '853...647.6.748531147356..25.4.6731.7...3..646318.4.75..6.1.7...1.67945..75.8.1.6',
    marks:
      '129 29 12 29 29 89 89 289 29 89 289 89 15 15 289 29 29 349 89 245 235 289 389 23 28 38 349 24 23 29',
    step: '{"technique":"finnedMutantSwordfish","rating":7.2,"places":[],"eliminates":[646],"because":{"kind":"fish","digit":8,"base":[3,11,23],"cover":[7,15,21],"cells":[28,38,42,65],"fins":[35],"twin":null}}',
  },
  alsXyWing: {
    values: '..325.89758.7.4.32.2783..4..3.547.687.43..25.856912473..86.3.1.36.1.5.841754..326',
    marks: '46 14 16 19 69 16 69 169 56 15 29 129 19 19 68 68 19 24 49 27 57 59 29 27 79 89 89',
    step: '{"technique":"alsXyWing","rating":7.3,"places":[],"eliminates":[593],"because":{"kind":"almostLocked","sets":[{"cells":[11],"digits":257},{"cells":[1],"digits":9},{"cells":[55],"digits":264}],"commons":[{"a":0,"b":1,"digit":1},{"a":1,"b":2,"digit":4}],"outcome":256,"stem":null}}',
  },
  finnedFrankenJellyfish: {
    values: '..9.61743413.7.6..7.64..1..9.562...12.17.5.966.81945.2.643.29171.294736.397.162.4',
    marks: '58 258 28 25 89 25 89 28 35 39 28 59 347 38 48 37 34 38 48 37 37 58 58 58 58 58 58',
    step: '{"technique":"finnedFrankenJellyfish","rating":7.3,"places":[],"eliminates":[718],"because":{"kind":"fish","digit":8,"base":[9,12,17,25],"cover":[0,1,6,26],"cells":[0,3,17,54,58,71],"fins":[75],"twin":null}}',
  },
  mutantJellyfish: {
    values: '..325.89758.7.4.32.2783..4..3.547.687.43..25.856912473..86.3.1.36.1.5.841754..326',
    marks: '46 14 16 19 69 16 69 169 156 15 29 129 19 19 68 68 19 249 49 27 579 59 29 27 79 89 89',
    step: '{"technique":"mutantJellyfish","rating":7.4,"places":[],"eliminates":[216],"because":{"kind":"fish","digit":1,"base":[1,10,17,19],"cover":[4,14,18,20],"cells":[1,5,11,15,23,26,37,44],"fins":[],"twin":null}}',
  },
  finnedMutantJellyfish: {
    values: '84..53.26.5...9.3..314.27..496.372.1.1..94.67.7..16.9..84621.7.12.37864.763945812',
    marks:
      '79 17 19 26 27 17 68 14 48 69 68 58 589 58 58 235 258 258 35 235 258 258 345 3458 59 359 359 59 59',
    step: '{"technique":"finnedMutantJellyfish","rating":7.5,"places":[],"eliminates":[26,548],"because":{"kind":"fish","digit":9,"base":[7,9,15,20],"cover":[2,6,11,26],"cells":[18,26,54,60,65,71],"fins":[6],"twin":null}}',
  },
  alignedTripleExclusion: {
    values: '..325.89758.7.4.32.2783..4..3.547.687.43..25.856912473..86.3.1.36.1.5.841754..326',
    marks: '46 14 16 19 69 16 69 169 56 15 29 129 19 19 68 68 19 24 49 27 57 59 29 27 79 89 89',
    step: '{"technique":"alignedTripleExclusion","rating":7.5,"places":[],"eliminates":[9],"because":{"kind":"exclusion","cells":[1,5,11],"blocked":[{"candidates":[9,45],"set":[]},{"candidates":[9,99],"set":[]},{"candidates":[50,107],"set":[13]}]}}',
  },
  alsChain: {
    values: '..9.61743413.7.6..7.64..1..9.562...12.17.5.966.81945.2.643.29171.294736.397.162.4',
    marks: '58 258 28 25 89 25 89 28 35 39 28 59 347 38 48 37 34 38 48 37 37 58 58 58 58 58 58',
    step: '{"technique":"alsChain","rating":7.6,"places":[],"eliminates":[34],"because":{"kind":"almostLocked","sets":[{"cells":[0],"digits":144},{"cells":[54],"digits":144},{"cells":[58],"digits":144},{"cells":[75],"digits":144}],"commons":[{"a":0,"b":1,"digit":5},{"a":1,"b":2,"digit":8},{"a":2,"b":3,"digit":5}],"outcome":128,"stem":null}}',
  },
  deathBlossom: {
    values: '5..891..3178.6.5294397526817831462952...8..3494.....6.....1....894675312.17...95.',
    marks:
      '26 26 47 47 34 34 56 156 59 79 17 15 235 23 37 178 78 36 25 25 39 389 478 47 678 36 234 23 348 68',
    step: '{"technique":"deathBlossom","rating":7.8,"places":[],"eliminates":[359,539],"because":{"kind":"almostLocked","sets":[{"cells":[57,76],"digits":262},{"cells":[57],"digits":260},{"cells":[12,57],"digits":268}],"commons":[],"outcome":256,"stem":{"cell":75,"digits":[2,3,4]}}}',
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
