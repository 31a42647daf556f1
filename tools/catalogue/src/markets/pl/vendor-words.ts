import type { VendorWords } from '../demo-market.ts';

/** Vendor profile texts of the market; products in vendor order. */
export const vendorWords: VendorWords = {
  goods: [
    'armaturę, umywalki i wyposażenie łazienek',
    'kruszywa, piasek i kostkę brukową z dostawą na budowę',
    'narzędzia ręczne i elektronarzędzia dla majstrów',
    'deski tarasowe, drewno konstrukcyjne i boazerię',
    'okna, drzwi balkonowe i parapety',
    'farby, lakiery i bejce oraz akcesoria malarskie',
    'przewody, osprzęt i rozdzielnice',
    'rośliny, ziemię i sprzęt do pielęgnacji ogrodu',
    'kominki, wkłady kominkowe i piece na drewno',
    'śruby, kotwy i zamocowania na sztuki i na kilogramy',
    'parkiety, panele i listwy podłogowe',
    'dachówki, blachy i orynnowanie',
    'płytki ceramiczne i gres',
    'wełnę, styropian i systemy ociepleń',
    'rury, złączki i hydraulikę domową',
    'zamki, klamki i okucia meblowe',
    'meble ogrodowe, altany i pawilony',
    'lampy wiszące, kinkiety i oświetlenie zewnętrzne',
    'drzwi wejściowe i wewnętrzne na wymiar',
    'zaprawy, kleje i chemię budowlaną',
    'ogrodzenia panelowe, bramy i furtki',
    'stal zbrojeniową, profile i siatki',
    'odzież roboczą, obuwie i środki ochrony',
    'wykładziny, dywany i podłogi winylowe',
    'pompy, hydrofory i zbiorniki na wodę',
  ],
  description:
    '{name} ({city}). W ofercie mamy {goods}. Zamówienia z magazynu wysyłamy w ciągu dwóch dni roboczych, a na pytania techniczne odpowiada człowiek, nie automat.',
  returns:
    'Towar można zwrócić w ciągu 30 dni od odbioru. Ustawowe 14 dni na odstąpienie od umowy bez podania przyczyny przysługuje zawsze, gdy kupuje konsument. Zwrot opłaca kupujący; za towar uszkodzony lub niezgodny z umową płacimy my. Zwracamy pieniądze w ciągu 14 dni tą samą drogą, którą zapłacono.',
  terms: [
    'Sprzedawcą jest {legalName}, {address}, {register}, NIP {taxNumber}, e-mail {email}. Umowę sprzedaży zawierasz z nami; Materia prowadzi platformę i przekazuje nam zamówienie oraz zapłatę.',
    'Ceny na stronie oferty zawierają podatek VAT. Koszt dostawy pokazujemy przed złożeniem zamówienia. Zamówienie wiąże obie strony, gdy potwierdzimy je wiadomością e-mail.',
    'Wysyłamy towar w terminie podanym przy ofercie. Jeśli nie możemy go dotrzymać, piszemy od razu, a Ty możesz odstąpić od umowy i otrzymać zwrot całej zapłaty.',
    'Konsument może odstąpić od umowy w ciągu 14 dni od odbioru bez podania przyczyny. Wystarczy wiadomość na adres {email} lub formularz na koncie w Materia.',
    'Odpowiadamy za zgodność towaru z umową przez dwa lata od wydania. Reklamację rozpatrujemy w ciągu 14 dni. Prosimy dołączyć zdjęcie i numer zamówienia.',
    'Dane kupującego wykorzystujemy wyłącznie do realizacji zamówienia i obowiązków podatkowych. Spory można rozwiązać polubownie przed Inspekcją Handlową.',
  ],
  zones: ['country'],
  ecoRegister: { shortName: 'BDO', pattern: '000######' },
};
