import type { LanguageTexts } from '../language-texts.ts';

export const attributes: LanguageTexts['attributes'] = {
  'amperage': 'Prąd znamionowy', 'applicator': 'Aplikacja', 'battery': 'Pojemność akumulatora', 'blade-diameter': 'Średnica tarczy', 'bolt-class': 'Klasa wytrzymałości', 'bulb-base': 'Trzonek', 'bulb-shape': 'Kształt bańki',
  'centre-distance': 'Rozstaw otworów', 'coating': 'Powłoka', 'collection': 'Kolekcja', 'colour': 'Kolor', 'colour-temperature': 'Temperatura barwowa', 'compressive-strength': 'Wytrzymałość na ściskanie',
  'conductors': 'Liczba żył', 'connection': 'Przyłącze', 'contents': 'Powierzchnia w opakowaniu', 'curve': 'Charakterystyka', 'cut-width': 'Szerokość koszenia', 'cylinder-length': 'Długość wkładki', 'decor': 'Dekor',
  'diameter': 'Średnica', 'drive': 'Gniazdo', 'energy-class': 'Klasa energetyczna', 'fill': 'Wypełnienie', 'finish': 'Wykończenie', 'fire-class': 'Reakcja na ogień', 'format': 'Wymiary', 'frame': 'Sposób otwierania',
  'gangs': 'Liczba modułów', 'glazing': 'Szyby', 'grade': 'Klasa', 'grain': 'Uziarnienie', 'head': 'Łeb', 'height': 'Wysokość', 'ip-class': 'Stopień ochrony', 'lambda': 'Lambda', 'leaf': 'Skrzydło', 'length': 'Długość',
  'length-cm': 'Długość', 'length-m': 'Długość', 'level-count': 'Liczba półek', 'load': 'Maks. obciążenie', 'lumens': 'Strumień świetlny', 'material': 'Materiał', 'model': 'Model', 'mount': 'Montaż', 'opening': 'Kierunek',
  'piece-count': 'Liczba sztuk', 'pipe-size': 'Średnica × ścianka', 'poles': 'Liczba biegunów', 'power': 'Moc', 'resistance': 'Opór cieplny R', 'section': 'Przekrój żyły', 'shank': 'Uchwyt', 'slip-class': 'Antypoślizgowość',
  'source': 'Zasilanie', 'steps': 'Liczba stopni', 'surface': 'Powierzchnia', 'tank': 'Pojemność', 'thickness': 'Grubość', 'thread': 'Gwint', 'torque': 'Moment obrotowy', 'u-value': 'Współczynnik U', 'use': 'Zastosowanie',
  'vials': 'Liczba libelli', 'voltage': 'Napięcie', 'volume': 'Pojemność', 'volume-ml': 'Pojemność', 'wear-class': 'Klasa ścieralności', 'weight': 'Waga netto', 'width': 'Szerokość',
};

export const terms: LanguageTexts['terms'] = {
  'masonry-use': 'do murowania', 'thin-bed-use': 'na cienkie spoiny', 'winter-use': 'do niskich temperatur', 'gypsum-use': 'do płyt g-k', 'interior': 'do wnętrz', 'exterior': 'na zewnątrz', 'roof-use': 'na dach',
  'facade-use': 'na elewację', 'attic-use': 'na poddasze', 'wall-use': 'na ściany', 'floor-use': 'na podłogę', 'universal-use': 'do wielu materiałów', 'stone-use': 'do kamienia', 'kitchen-use': 'do kuchni',
  'sanitary-use': 'do łazienki', 'wood-use': 'do drewna', 'metal-use': 'do metalu', 'mineral-use': 'do podłoży mineralnych', 'general-work-use': 'do prac ogólnych', 'concrete-use': 'do betonu', 'plant-use': 'do wszystkich roślin',
  'lawn-use': 'do trawnika', 'flower-use': 'do kwiatów', 'vegetable-use': 'do warzyw', 'window-use': 'do okien', 'glass-use': 'do szkła', 'pipe-use': 'do rur',
  'white': 'biały', 'cream': 'kremowy', 'sand': 'piaskowy', 'light-grey': 'jasnoszary', 'beige': 'beżowy', 'terracotta': 'terakota', 'brick-red': 'ceglasty', 'anthracite': 'antracyt', 'brown': 'brązowy', 'yellow': 'żółty',
  'grey': 'szary', 'graphite': 'grafit', 'black': 'czarny', 'copper-colour': 'miedziany', 'green': 'zielony', 'silver': 'srebrny', 'golden-oak': 'złoty dąb', 'walnut': 'orzech', 'inox-look': 'stalowy', 'chrome': 'chrom',
  'gold-colour': 'złoty', 'sage': 'szałwiowy', 'blue': 'niebieski', 'powder-pink': 'pudrowy róż', 'orange': 'pomarańczowy', 'red': 'czerwony', 'natural-oak': 'dąb naturalny', 'petrol': 'morski', 'lavender': 'lawendowy',
  'light-oak': 'dąb jasny', 'pine': 'sosna', 'teak': 'tek', 'mahogany': 'mahoń', 'larch': 'modrzew', 'colourless': 'bezbarwny',
  'structured': 'strukturalna', 'smooth': 'gładka', 'v-groove': 'z V-fugą', 'brushed': 'szczotkowana',
  'galvanised-steel': 'stal ocynkowana', 'ceramic': 'ceramika', 'clay': 'ceramika', 'concrete-cast': 'beton', 'plastic': 'tworzywo', 'aluminium': 'aluminium', 'steel': 'stal', 'stainless-steel': 'stal nierdzewna', 'brass': 'mosiądz',
  'microfibre': 'mikrofibra', 'foam': 'gąbka', 'polyamide-fleece': 'poliamid', 'fibreglass': 'włókno szklane', 'hardwood': 'twarde drewno', 'acacia': 'akacja', 'rattan': 'technorattan',
  'matt': 'matowe', 'gloss': 'błyszczące', 'satin': 'satynowe', 'lacquered': 'lakierowane', 'oiled': 'olejowane', 'finish-brushed': 'szczotkowane', 'polished': 'polerowane', 'lappato': 'półpoler', 'finish-structured': 'strukturalne', 'clear': 'przezroczyste',
  'grey-oak': 'dąb szary', 'ash': 'jesion', 'concrete': 'beton architektoniczny', 'slate': 'łupek', 'white-marble': 'biały marmur',
  'full-leaf': 'pełne', 'glazed-leaf': 'przeszklone', 'half-glazed': 'z małą szybą', 'opening-left': 'lewe', 'opening-right': 'prawe', 'honeycomb-core': 'plaster miodu', 'solid-core': 'płyta otworowa',
  'triple-glazing': 'pakiet trzyszybowy', 'double-glazing': 'pakiet dwuszybowy', 'tilt-turn': 'rozwierno-uchylne', 'centre-pivot': 'obrotowe', 'top-hung': 'klapowe',
  'deck-mounted': 'stojący', 'wall-hung': 'ścienny', 'built-in': 'podtynkowy', 'surface-mounted': 'natynkowy', 'under-window': 'podokienny', 'counter-top': 'nablatowy', 'inset': 'wpuszczany w blat', 'floor-standing': 'na podłodze', 'vertical': 'pionowy', 'horizontal': 'poziomy',
  'mains': 'sieciowe', 'cordless': 'akumulatorowe', 'petrol-engine': 'spalinowe', 'hammer-shank': 'do młotowiertarki', 'cylindrical': 'cylindryczny',
  'countersunk': 'stożkowy', 'pan-head': 'półkulisty', 'washer-head': 'talerzowy', 'hexagon-head': 'sześciokątny', 'yellow-zinc': 'ocynk żółty', 'white-zinc': 'ocynk biały', 'ceramic-coat': 'powłoka ceramiczna', 'phosphate': 'fosfatowane', 'uncoated': 'bez powłoki',
  'gun': 'pistoletowa', 'straw': 'wężykowa',
};
