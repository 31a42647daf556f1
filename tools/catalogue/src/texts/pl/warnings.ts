import type { LanguageTexts } from '../language-texts.ts';

export const warnings: LanguageTexts['warnings'] = {
  cement:
    'Zawiera cement: działa drażniąco na skórę i powoduje poważne uszkodzenie oczu. Nosić rękawice i okulary ochronne.',
  'hot-work':
    'Praca otwartym płomieniem: zachować odstęp od materiałów palnych i mieć gaśnicę w zasięgu ręki.',
  flammable:
    'Łatwopalne: trzymać z dala od źródeł ciepła, iskier i ognia. Stosować w przewiewnym miejscu.',
  irritant: 'Działa drażniąco na oczy i skórę. Chronić przed dziećmi.',
  corrosive: 'Żrące: powoduje oparzenia skóry i oczu. Nie mieszać z innymi środkami.',
  allergen: 'Może powodować reakcję alergiczną skóry. Pracować w rękawicach.',
  mains: 'Napięcie sieciowe: podłączenie powierzyć osobie z uprawnieniami.',
  battery:
    'Akumulator litowo-jonowy: nie przebijać, nie wrzucać do ognia, ładować tylko właściwą ładowarką.',
  rotating:
    'Ruchome części: nosić okulary i ochronniki słuchu, odłączyć zasilanie przed wymianą osprzętu.',
  'hot-surface': 'Gorąca powierzchnia: nie zakrywać i nie zostawiać dzieci bez opieki w pobliżu.',
  combustion:
    'Spalanie wytwarza tlenek węgla: zapewnić dopływ powietrza i coroczny przegląd przewodu.',
  heavy: 'Ciężki element: przenosić i montować w dwie osoby.',
  fall: 'Praca na wysokości: sprawdzić stan przed użyciem i nie przekraczać dopuszczalnego obciążenia.',
  drowning: 'Ryzyko utonięcia: dzieci mogą korzystać tylko pod stałym nadzorem dorosłych.',
  'small-parts': 'Małe elementy: trzymać z dala od dzieci do lat 3.',
  refrigerant: 'Zawiera czynnik chłodniczy: montaż i serwis wyłącznie przez osobę z certyfikatem.',
  dust: 'Cięcie i szlifowanie wytwarza szkodliwy pył: używać odciągu i maski.',
};
