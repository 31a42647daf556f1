import type { ContentTexts } from '../../content/content-texts.ts';
import { page } from '../../content/content-texts.ts';

/** Pages of editors in Polish. */
export const pages: ContentTexts['pages'] = {
  services: page(
    'Nasze usługi',
    'Odbiór w sklepie, transport HDS, wypożyczalnia narzędzi, beton z gruszki i mieszalnia farb w sklepach Materia.',
    '<p>Materiał to połowa roboty. Drugą połowę ułatwiamy: przygotowujemy zamówienie do odbioru, wieziemy je na budowę, docinamy płyty, mieszamy kolory i wypożyczamy maszyny. Wybierz usługę i sprawdź, w których sklepach działa.</p>',
  ),
  drive: page(
    'Odbiór w sklepie',
    'Zamów online, a po dwóch godzinach podjedź pod wiatę. Załadujemy towar do samochodu.',
    '<h2>Jak to działa</h2><ol><li>Wybierz sklep i dodaj produkty do koszyka.</li><li>Przy składaniu zamówienia wybierz odbiór w sklepie i godzinę.</li><li>Poczekaj na wiadomość, że zamówienie jest gotowe, zwykle w ciągu dwóch godzin pracy sklepu.</li><li>Podjedź pod wiatę i podaj numer zamówienia. Ładujemy my.</li></ol><h2>Dobrze wiedzieć</h2><ul><li>Odbiór kosztuje od 25,00 zł za przygotowanie zamówienia.</li><li>Towar czeka trzy dni robocze.</li><li>Przy paletach przyjedź autem z otwartą skrzynią albo zamów <a href="{page:site-delivery}">transport na budowę</a>.</li></ul>',
  ),
  delivery: page(
    'Dostawa do domu',
    'Kurier lub nasz samochód: terminy, koszty i wniesienie.',
    '<p>Drobne zamówienia wysyłamy kurierem, większe przywozi nasz samochód z najbliższego sklepu. Termin widzisz przy każdym produkcie, a dokładny koszt w koszyku, zanim zapłacisz.</p><table><caption>Orientacyjne terminy</caption><thead><tr><th scope="col">Przesyłka</th><th scope="col">Termin</th></tr></thead><tbody><tr><td>Paczka do 30 kg</td><td>1–2 dni robocze</td></tr><tr><td>Paleta</td><td>2–4 dni robocze</td></tr><tr><td>Produkt na zamówienie</td><td>według karty produktu</td></tr></tbody></table><p>Kierowca rozładowuje przy krawężniku. Sprawdź przesyłkę przy nim i wpisz uszkodzenia do protokołu.</p>',
  ),
  'site-delivery': page(
    'Transport na budowę',
    'Samochód z HDS dowiezie palety, stal i więźbę prosto na plac budowy.',
    '<p>Wozimy palety bloczków, stal zbrojeniową, więźbę i dachówki. Samochód z żurawiem HDS stawia ładunek do 12 metrów od drogi.</p><h2>Co przygotować</h2><ul><li>Dojazd szerokości 3,5 m, utwardzony dla auta 26 t.</li><li>Miejsce na rozładunek bez linii energetycznych nad głową.</li><li>Osobę, która odbierze towar i podpisze dokument.</li></ul><p>Termin i cenę poda skład, w którym kupujesz. Firmy umawiają stałe dni dostaw.</p>',
  ),
  'tool-rental': page(
    'Wypożyczalnia narzędzi',
    'Zagęszczarki, młoty, rusztowania i osuszacze na godziny, dni lub tygodnie.',
    '<p>Maszyna potrzebna na weekend nie musi być Twoja. Wypożyczamy zagęszczarki, młoty wyburzeniowe, przecinarki, rusztowania, agregaty i osuszacze.</p><h2>Zasady</h2><ul><li>Dokument tożsamości i kaucja, firmom wystarczy NIP.</li><li>Doba liczy się od godziny wydania.</li><li>Przy wydaniu pokazujemy obsługę i dajemy instrukcję bezpieczeństwa.</li></ul><p>Wolne terminy sprawdzisz telefonicznie w swoim sklepie.</p>',
  ),
  'concrete-floor': page(
    'Strop gęstożebrowy pod klucz',
    'Policzymy belki, pustaki i beton na strop Twojego domu.',
    '<p>Przynieś rzut kondygnacji albo projekt. Dział konstrukcji dobierze rozstaw belek, liczbę pustaków i zbrojenie, a producent potwierdzi obliczenia podpisem konstruktora.</p><h2>Co dostajesz</h2><ul><li>rysunek montażowy z numerami belek,</li><li>wycenę z transportem,</li><li>dostawę w kolejności układania.</li></ul><p>Na obliczenia potrzebujemy zwykle czterech dni roboczych.</p>',
  ),
  'concrete-mixer': page(
    'Beton z gruszki',
    'Beton towarowy od 1 m³, także w soboty, z pompą lub rynną.',
    '<p>Zamawiamy beton w sprawdzonych węzłach blisko Twojej budowy. Powiedz, co wylewasz, a dobierzemy klasę, konsystencję i domieszki.</p><table><thead><tr><th scope="col">Zastosowanie</th><th scope="col">Klasa</th></tr></thead><tbody><tr><td>Podkład pod fundament</td><td>C8/10</td></tr><tr><td>Ławy i ściany fundamentowe</td><td>C20/25</td></tr><tr><td>Strop i schody</td><td>C25/30</td></tr><tr><td>Płyta tarasowa, podjazd</td><td>C30/37 XF</td></tr></tbody></table><p>Dzień wcześniej potwierdzamy godzinę. Na rozładunek gruszki 8 m³ masz 45 minut w cenie.</p>',
  ),
  'colour-workshop': page(
    'Pracownia kolorów',
    'Mieszalnia farb: dwa tysiące odcieni, próbki i dobór koloru do tkaniny.',
    '<p>Przynieś kawałek tapety, tkaninę albo numer z wzornika. Spektrofotometr odczyta kolor, a mieszalnik przygotuje farbę w kilka minut.</p><ul><li>farby ścienne i elewacyjne, emalie, lazury,</li><li>próbka 0,5 l, żeby zobaczyć kolor na ścianie,</li><li>zapisana receptura: dokupisz ten sam odcień za rok.</li></ul><p>Zacznij od wyboru rodzaju farby w dziale <a href="{category:paint}">Farby</a>.</p>',
  ),
  faq: page(
    'Pytania i odpowiedzi',
    'Zamówienia, odbiór, dostawa, zwroty i konto: najczęstsze pytania klientów.',
    '<p>Nie znalazłeś odpowiedzi? Zadzwoń do swojego sklepu, numer jest na jego stronie.</p>',
  ),
  kitchens: page(
    'Kuchnie',
    'Projekt kuchni z doradcą: pomiar, rysunek i wycena bez opłat.',
    '<p>Umów się z projektantem w sklepie. W godzinę powstaje rysunek Twojej kuchni z wyceną szafek, blatu i sprzętu.</p><ol><li>Zmierz pomieszczenie i zaznacz wodę, gaz i gniazda.</li><li>Przynieś zdjęcia tego, co Ci się podoba.</li><li>Wybierz fronty i blat na próbkach.</li><li>Zamów pomiar kontrolny przed produkcją.</li></ol><p>Sprzęt do zabudowy obejrzysz w dziale <a href="{category:kitchen}">Kuchnia</a>.</p>',
  ),
  catalogue: page(
    'Katalog',
    'Katalog budowlany na ten rok: rozwiązania od fundamentu po dach.',
    '<p>Katalog zbiera systemy, które najczęściej zamawiają u nas wykonawcy: ściany jednowarstwowe i z ociepleniem, dachy skośne i płaskie, suchą zabudowę, łazienki bez progu. Przy każdym systemie znajdziesz listę materiałów i zużycie na metr.</p><p>Drukowany egzemplarz weźmiesz bezpłatnie z punktu obsługi w każdym sklepie.</p>',
  ),
  leaflet: page(
    'Gazetka',
    'Promocje tego miesiąca w sklepach i online.',
    '<p>W gazetce są produkty z obniżoną ceną na dany miesiąc. Te same ceny obowiązują online, a obok każdej obniżki podajemy najniższą cenę z 30 dni.</p><p>Ceny różnią się między sklepami, więc zacznij od wyboru swojego.</p>',
  ),
  terms: page(
    'Regulamin sklepu',
    'Zasady sprzedaży: zamówienie, płatność, dostawa, odstąpienie od umowy, reklamacje i opinie.',
    '<h2>1. Sprzedawca i zamówienie</h2><p>Sprzedawcą produktów oznaczonych Materia jest {company:legalName} Produkty innych sprzedawców kupujesz od nich, a ich nazwę podajemy przy ofercie. Umowa powstaje, gdy potwierdzimy zamówienie e-mailem.</p><h2>2. Ceny i płatność</h2><p>Ceny zawierają VAT. Cena zależy od wybranego sklepu i obowiązuje w chwili zamówienia. Przy obniżce podajemy najniższą cenę z 30 dni przed obniżką.</p><h2>3. Odstąpienie od umowy</h2><p>Konsument może odstąpić od umowy zawartej online w ciągu {days:withdrawal} dni od otrzymania towaru, bez podawania przyczyny. Nie dotyczy to rzeczy wykonanych na zamówienie, na przykład farb mieszanych na kolor i docinanych płyt. Pieniądze zwracamy w ciągu 14 dni. Niezależnie od tego towar niewykorzystany przyjmujemy w każdym sklepie przez {days:return} dni.</p><h2>4. Reklamacje</h2><p>Odpowiadamy za niezgodność towaru z umową przez dwa lata od wydania. Reklamację złożysz w każdym sklepie lub pisemnie. Odpowiadamy w ciągu 14 dni.</p><h2>5. Opinie o produktach</h2><p>Opinię może napisać każdy klient z kontem, jedną o każdym produkcie. Czytamy opinie przed publikacją i odrzucamy treści bezprawne, obraźliwe, reklamowe i takie, które zdradzają dane osób. Nie usuwamy opinii dlatego, że są krytyczne.</p><h2>6. Spory</h2><p>Konsument może zwrócić się do rzecznika konsumentów lub do podmiotu: {company:disputeBody}.</p>',
  ),
  'pickup-conditions': page(
    'Warunki odbioru',
    'Kto i kiedy może odebrać zamówienie, ile ono czeka i co sprawdzić przy odbiorze.',
    '<ul><li>Zamówienie wydajemy osobie, która poda jego numer i nazwisko zamawiającego. Przy zapłacie online prosimy o dokument.</li><li>Towar czeka trzy dni robocze od godziny, którą wybrałeś. Potem zamówienie anulujemy i zwracamy pieniądze.</li><li>Przed załadunkiem sprawdź liczbę paczek i stan opakowań. Widoczne uszkodzenia wpisujemy od razu do protokołu.</li><li>Palety zwrotne liczymy osobno, kaucję oddajemy po ich zwrocie.</li></ul><p>Godziny sklepu znajdziesz na jego stronie. W święta nie wydajemy zamówień.</p>',
  ),
  'withdrawal-form': page(
    'Odstąpienie od umowy',
    'Jak odstąpić od umowy, ile masz czasu, czego nie można zwrócić, i wzór formularza.',
    '<h2>Masz {days:withdrawal} dni</h2><p>Jako konsument możesz odstąpić od umowy zawartej na odległość bez podania przyczyny w ciągu {days:withdrawal} dni od dnia, w którym otrzymasz ostatni produkt z zamówienia. Termin, który kończy się w sobotę lub święto, przedłuża się do następnego dnia roboczego. Takie samo prawo ma osoba prowadząca działalność gospodarczą, jeśli zakup nie ma dla niej charakteru zawodowego.</p><h2>Jak odstąpić</h2><p>Najprościej przyciskiem „Odstąp od umowy tutaj” na stronie zamówienia; goście otwierają ją linkiem z e-maila. Możesz też wysłać jednoznaczne oświadczenie na adres {company:email} lub użyć wzoru poniżej. Otrzymanie oświadczenia potwierdzimy e-mailem z datą i godziną.</p><h2>Zwrot produktów i pieniędzy</h2><p>Odeślij produkty lub oddaj je w sklepie w ciągu 14 dni od odstąpienia. Koszt odesłania ponosisz Ty. W ciągu 14 dni zwrócimy cenę, a przy odstąpieniu od całego zamówienia także zwykłą dostawę i przygotowanie, tym samym sposobem, którym zapłacono. Możemy zaczekać do otrzymania produktów lub dowodu ich wysłania.</p><h2>Czego nie można zwrócić</h2><p>Prawo odstąpienia nie obejmuje produktów wykonanych na wymiar, dociętych na wymiar i farb mieszanych na zamówienie. Na stronie produktu piszemy o tym przed zakupem. Standardowy kolor lub rozmiar nie odbiera tego prawa.</p><h2>Wzór formularza odstąpienia</h2><p>(Formularz wypełnij i odeślij tylko w przypadku chęci odstąpienia od umowy.)</p><ul><li>Adresat: {company:legalName}, {company:address}, {company:email}</li><li>Ja/My(*) niniejszym informuję/informujemy(*) o moim/naszym odstąpieniu od umowy sprzedaży następujących rzeczy(*): ……</li><li>Data zawarcia umowy(*)/odbioru(*): ……</li><li>Imię i nazwisko konsumenta(-ów): ……</li><li>Adres konsumenta(-ów): ……</li><li>Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej): ……</li><li>Data: ……</li></ul><p>(*) Niepotrzebne skreślić.</p><h2>{days:return} dni na nieużywane produkty</h2><p>Niezależnie od prawa przyjmujemy w każdym naszym sklepie nieużywane, kompletne produkty do {days:return} dni od ich wydania. Dotyczy to produktów, które sprzedajemy sami. Zwracamy ich cenę.</p>',
  ),
  privacy: page(
    'Prywatność i pliki cookie',
    'Jakie dane przetwarzamy, po co, jak długo i jakie masz prawa.',
    '<h2>Administrator</h2><p>Administratorem danych jest {company:legalName}, {company:address}.</p><h2>Po co nam dane</h2><ul><li>żeby przyjąć i wydać zamówienie: umowa,</li><li>żeby wystawić dokument sprzedaży: obowiązek prawny,</li><li>żeby wysłać newsletter: Twoja zgoda, którą możesz cofnąć.</li></ul><h2>Jak długo</h2><p>Dane zamówień trzymamy tyle, ile wymagają przepisy podatkowe, dane konta do jego usunięcia. Pozostałe dane usuwamy sami:</p><ul><li>koszyk osoby bez konta, razem z wpisanym adresem: {days:guest-carts} dni po ostatniej zmianie,</li><li>zalogowanie: {days:sessions} dni po ostatnim użyciu,</li><li>zapis wysłanego zamówienia, który chroni przed złożeniem go dwa razy: po {days:placements} dniach,</li><li>karta klubu wydana w sklepie, z kodem pocztowym, której nie przypisano do konta: po {days:club-cards} dniach,</li><li>liczbę prób, na przykład logowania, z adresem e-mail i IP w postaci nieodwracalnego skrótu: po {days:attempts} dniach.</li></ul><h2>Pliki cookie</h2><p>Bez pytania zapisujemy tylko to, bez czego sklep nie działa: sesję, koszyk i wybrany sklep. Statystyka i reklama działają wyłącznie po Twojej zgodzie.</p><h2>Twoje prawa</h2><p>Możesz zobaczyć swoje dane, poprawić je, usunąć, przenieść i sprzeciwić się ich użyciu, a także złożyć skargę do Prezesa UODO.</p>',
  ),
  'legal-notice': page(
    'Informacje prawne',
    'Dane spółki, rejestry i odpowiedzialność za treści.',
    '<p>Sklep prowadzi {company:legalName}, {company:address}.</p><p>{company:register}</p><p>Kontakt: {company:email}, telefon {company:phone}.</p><h2>Oferty innych sprzedawców</h2><p>Przy ofertach platformy podajemy nazwę sprzedawcy i to, że umowę zawierasz z nim. Każdy sprzedawca jest przedsiębiorcą.</p><h2>Kolejność na listach</h2><p>Domyślnie produkty układamy według sprzedaży w ostatnich tygodniach. Miejsc na listach nie sprzedajemy.</p><h2>Treści bezprawne</h2><p>Treść, która narusza prawo, możesz zgłosić formularzem. Każde zgłoszenie dostaje numer i odpowiedź.</p>',
  ),
  accessibility: page(
    'Deklaracja dostępności',
    'Jak sklep spełnia wymagania dostępności i jak zgłosić problem.',
    '<p>{company:legalName} dba o to, by każdy mógł zrobić zakupy w tym sklepie. Sklep jest usługą handlu elektronicznego w rozumieniu ustawy z 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług przez podmioty gospodarcze.</p><h2>Wymagania</h2><p>Strony przygotowujemy według normy EN 301 549 i WCAG 2.1 na poziomie AA: obsługa z klawiatury, opisy dla czytników ekranu, kontrast, powiększanie tekstu i zakupy bez skryptów. Sprawdzamy je programami i ręcznie przy każdej zmianie.</p><h2>Co może sprawiać trudność</h2><ul><li>Karty i instrukcje producentów w plikach PDF nie zawsze są oznakowane. Na prośbę podamy ich treść inaczej.</li><li>Mapa sklepów to obraz; ten sam wybór daje lista obok niej.</li></ul><h2>Zgłoś problem</h2><p>Napisz na {company:email} lub zadzwoń: {company:phone}. Odpowiadamy w ciągu 14 dni. Jeśli odpowiedź nie wystarcza, możesz zwrócić się do Państwowego Funduszu Rehabilitacji Osób Niepełnosprawnych.</p>',
  ),
};
