import type { LanguageTexts } from '../language-texts.ts';

export const warnings: LanguageTexts['warnings'] = {
  cement:
    'Contém cimento: irrita a pele e provoca lesões oculares graves. Usar luvas e óculos de proteção.',
  'hot-work': 'Aplica-se com chama: afastar materiais combustíveis e ter um extintor por perto.',
  flammable: 'Inflamável: manter longe do calor, de faíscas e de chamas. Usar em local arejado.',
  irritant: 'Irrita os olhos e a pele. Manter fora do alcance das crianças.',
  corrosive: 'Corrosivo: queima a pele e os olhos. Não misturar com outros produtos.',
  allergen: 'Pode causar alergia na pele. Trabalhar com luvas.',
  mains: 'Tensão da rede: a ligação deve ser feita por um eletricista habilitado.',
  battery:
    'Bateria de iões de lítio: não furar nem deitar ao fogo; carregar só com o carregador próprio.',
  rotating:
    'Peças em movimento: usar óculos e proteção auditiva e desligar antes de trocar o acessório.',
  'hot-surface': 'Superfície quente: não tapar e não deixar crianças por perto sem vigilância.',
  combustion:
    'A combustão liberta monóxido de carbono: garantir ventilação e limpar a chaminé todos os anos.',
  heavy: 'Peça pesada: transportar e montar a dois.',
  fall: 'Trabalho em altura: verificar o estado antes de usar e não exceder a carga admitida.',
  drowning: 'Risco de afogamento: crianças sempre sob vigilância de um adulto.',
  'small-parts': 'Peças pequenas: manter longe de crianças com menos de 3 anos.',
  refrigerant: 'Contém gás refrigerante: montagem e assistência só por técnico certificado.',
  dust: 'Cortar e lixar liberta pó nocivo: usar aspiração e máscara.',
};
