const coded = (value: unknown): string => JSON.stringify(value);

const hours = { weekdays: [7, 20], saturday: [8, 20] };
const counterHours = { weekdays: [7, 18], saturday: [8, 13] };

/** A small network: the website's store first, then stores of both kinds; one is a showcase. */
const STORES = [
  { id: '42', sellerCode: '000', name: 'Materia online', urlKey: 'materia-online', type: 'bigbox', street: 'via della Fornace 18', postcode: '20098', city: 'San Giuliano Milanese', position: [45.3936, 9.2836], phone: '+39 02 5550 1000', hours, services: ['web'], zone: 'IT-N' },
  { id: '1', sellerCode: '001', name: 'Materia Milano Rogoredo', urlKey: 'milano-rogoredo', type: 'bigbox', street: 'via Toffetti 96', postcode: '20138', city: 'Milano', position: [45.4357, 9.2391], phone: '+39 02 5550 1010', hours: { ...hours, sunday: [9, 19] }, services: ['drive', 'tool-rental', 'cutting', 'key-copy', 'parking', 'colour-mixing', 'delivery'], zone: 'IT-N' },
  { id: '2', sellerCode: '002', name: 'Materia Torino Settimo', urlKey: 'torino-settimo', type: 'bigbox', street: 'via Cebrosa 92', postcode: '10036', city: 'Settimo Torinese', position: [45.1345, 7.7542], phone: '+39 011 555 0120', hours, services: ['drive', 'tool-rental', 'cutting', 'parking', 'delivery', 'returns'], zone: 'IT-N' },
  { id: '3', sellerCode: '003', name: 'Materia Bologna Casalecchio', urlKey: 'bologna-casalecchio', type: 'bigbox', street: 'via Marilyn Monroe 6', postcode: '40033', city: 'Casalecchio di Reno', position: [44.4909, 11.2742], phone: '+39 051 555 0130', hours, services: ['drive', 'cutting', 'key-copy', 'parking', 'colour-mixing'], zone: 'IT-N' },
  { id: '4', sellerCode: '004', name: 'Materia Roma Tiburtina', urlKey: 'roma-tiburtina', type: 'bigbox', street: 'via Tiburtina 1166', postcode: '00156', city: 'Roma', position: [41.9305, 12.5981], phone: '+39 06 5550 1400', hours, services: ['drive', 'tool-rental', 'cutting', 'parking', 'colour-mixing', 'delivery'], zone: 'IT-C' },
  { id: '5', sellerCode: '005', name: 'Materia Napoli Afragola', urlKey: 'napoli-afragola', type: 'bigbox', street: 'via Santa Maria la Nova 1', postcode: '80021', city: 'Afragola', position: [40.9139, 14.3329], phone: '+39 081 555 0150', hours, services: ['drive', 'cutting', 'parking', 'delivery'], zone: 'IT-S' },
  { id: '6', sellerCode: '006', name: 'Materia Bolzano Sud', urlKey: 'bolzano-sud', type: 'agency', street: 'via Galvani 33', postcode: '39100', city: 'Bolzano', position: [46.4719, 11.3323], region: 'BZ', phone: '+39 0471 555 160', hours: counterHours, services: ['drive', 'tool-rental', 'parking', 'delivery'], zone: 'IT-N' },
  { id: '7', sellerCode: '007', name: 'Materia Cagliari Elmas', urlKey: 'cagliari-elmas', type: 'agency', isShowcase: true, street: 'via dei Trasporti 4', postcode: '09067', city: 'Elmas', position: [39.2668, 9.0541], phone: '+39 070 555 0170', hours: counterHours, services: ['parking', 'colour-mixing'], zone: 'IT-S' },
];

/** Towns of the store search: postal code, name, latitude, longitude. */
const PLACES = [
  ['00118', 'Roma', 41.9028, 12.4964], ['20121', 'Milano', 45.4642, 9.19], ['80133', 'Napoli', 40.8518, 14.2681], ['10121', 'Torino', 45.0703, 7.6869], ['90133', 'Palermo', 38.1157, 13.3615],
  ['16121', 'Genova', 44.4056, 8.9463], ['40121', 'Bologna', 44.4949, 11.3426], ['50122', 'Firenze', 43.7696, 11.2558], ['70121', 'Bari', 41.1171, 16.8719], ['95121', 'Catania', 37.5079, 15.083],
  ['37121', 'Verona', 45.4384, 10.9916], ['30121', 'Venezia', 45.4408, 12.3155], ['98121', 'Messina', 38.1938, 15.554], ['35121', 'Padova', 45.4064, 11.8768], ['34121', 'Trieste', 45.6495, 13.7768],
  ['25121', 'Brescia', 45.5416, 10.2118], ['43121', 'Parma', 44.8015, 10.3279], ['74121', 'Taranto', 40.4644, 17.247], ['59100', 'Prato', 43.8777, 11.1022], ['41121', 'Modena', 44.6471, 10.9252],
  ['89121', 'Reggio Calabria', 38.1113, 15.6473], ['42121', 'Reggio Emilia', 44.6983, 10.6313], ['06121', 'Perugia', 43.1107, 12.3908], ['48121', 'Ravenna', 44.4184, 12.2035], ['57121', 'Livorno', 43.5485, 10.3106],
  ['09121', 'Cagliari', 39.2238, 9.1217], ['71121', 'Foggia', 41.4622, 15.5446], ['47921', 'Rimini', 44.0678, 12.5695], ['84121', 'Salerno', 40.6824, 14.7681], ['44121', 'Ferrara', 44.8381, 11.6198],
  ['07100', 'Sassari', 40.7259, 8.5557], ['04100', 'Latina', 41.4676, 12.9037], ['20900', 'Monza', 45.5845, 9.2744], ['24121', 'Bergamo', 45.6983, 9.6773], ['65121', 'Pescara', 42.4618, 14.2161],
  ['38121', 'Trento', 46.0748, 11.1217], ['36100', 'Vicenza', 45.5455, 11.5354], ['05100', 'Terni', 42.5636, 12.6427], ['39100', 'Bolzano', 46.4983, 11.3548], ['28100', 'Novara', 45.4469, 8.6222],
  ['29121', 'Piacenza', 45.0526, 9.693], ['60121', 'Ancona', 43.6158, 13.5189], ['52100', 'Arezzo', 43.4633, 11.8796], ['33100', 'Udine', 46.0711, 13.2346], ['47521', 'Cesena', 44.1391, 12.2431],
  ['73100', 'Lecce', 40.3515, 18.175], ['61121', 'Pesaro', 43.9098, 12.9131], ['15121', 'Alessandria', 44.9129, 8.6153], ['19121', 'La Spezia', 44.1025, 9.824], ['56121', 'Pisa', 43.7228, 10.4017],
  ['51100', 'Pistoia', 43.9335, 10.9173], ['88100', 'Catanzaro', 38.9098, 16.5877], ['55100', 'Lucca', 43.8376, 10.4951], ['22100', 'Como', 45.8081, 9.0852], ['21100', 'Varese', 45.8206, 8.8251],
  ['67100', 'L’Aquila', 42.3498, 13.3995], ['85100', 'Potenza', 40.6404, 15.8056], ['11100', 'Aosta', 45.737, 7.3201], ['86100', 'Campobasso', 41.5603, 14.6627], ['27100', 'Pavia', 45.1847, 9.1582],
  ['26100', 'Cremona', 45.1332, 10.0227], ['46100', 'Mantova', 45.1564, 10.7914], ['31100', 'Treviso', 45.6669, 12.243], ['80021', 'Afragola', 40.9232, 14.3109], ['09067', 'Elmas', 39.2679, 9.0505],
];

const vendor = (trade: string, number: number, name: string, urlKey: string, city: string, street: string, postcode: string, taxNumber: string, sendsLorries: boolean) => ({
  trade,
  code: `ITV${String(number)}`,
  sellerIdentifier: String(140500 + number),
  name,
  urlKey,
  city,
  country: 'IT',
  sendsLorries,
  trader: { legalName: `${name} S.r.l.`, street, postcode, register: `REA ${city} ${String(120_340 + number)}`, taxNumber, email: `info@${urlKey}.example`, phone: '+39 02 5550 2000' },
});

const VENDORS = [
  vendor('bathroom', 1, 'Bagni del Garda', 'bagni-del-garda', 'Brescia', 'via Valcamonica 12', '25132', '03415280176', false),
  vendor('aggregates', 2, 'Inerti Valpadana', 'inerti-valpadana', 'Mantova', 'strada Cipata 40', '46100', '01984320206', true),
  vendor('tools', 3, 'Ferramenta Bellini', 'ferramenta-bellini', 'Lecco', 'corso Martiri 7', '23900', '02751430133', false),
];

const VENDOR_WORDS = {
  goods: ['rubinetteria, lavabi e arredo bagno', 'ghiaia, sabbia e inerti con consegna in cantiere', 'utensili a mano ed elettrici per artigiani'],
  description: '{name}, con sede a {city}. Vendiamo {goods}. Ciò che è in magazzino parte entro due giorni lavorativi.',
  returns: 'Puoi restituire il prodotto entro 30 giorni dalla consegna. Il consumatore ha sempre 14 giorni per recedere senza dare motivi.',
  terms: ['Il venditore è {legalName}, {address}, {register}, P. IVA {taxNumber}, email {email}. Il contratto di vendita è concluso con noi.', 'I prezzi includono l’IVA. Rispondiamo dei difetti di conformità per due anni dalla consegna.'],
  zones: ['mainland', 'islands'],
  ecoRegister: { shortName: 'RENTRI', pattern: 'IT########' },
};

const OLD_ADDRESSES = [
  { path: '/cementi.html', category: 'cement', status: 301 },
  { path: '/piastrelle/', category: 'tiles', status: 301 },
  { path: '/primavera-in-giardino/', category: 'garden', status: 302 },
  { path: '/articolo/sacco-cemento.html', family: 'cement', status: 301 },
];

/** The demo shop of the sample, as the code of its values by their path. */
export const demo: Readonly<Record<string, string>> = {
  'stores': coded(STORES),
  'places': coded(PLACES),
  'vendors': coded(VENDORS),
  'vendorWords': coded(VENDOR_WORDS),
  ...Object.fromEntries(Object.entries(VENDOR_WORDS).map(([key, value]) => [`vendorWords.${key}`, coded(value)])),
  'articles': '[]',
  'italy.vatBasisPoints': '2200',
  'italy.reducedVat': '{}',
  'italy.minorPerEuroCent': '1.01',
  'italy.zones': coded({ 'IT-N': 1, 'IT-C': 1.01, 'IT-S': 1.02 }),
  'italy.ecoStreams': coded({ electrical: 'raee' }),
  'italy.vendors': coded(VENDORS),
  'italy.oldAddresses': coded(OLD_ADDRESSES),
};
