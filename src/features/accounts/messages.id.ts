import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.en.ts'

export const id: Translation<typeof en> = {
  erasedAccount: 'Akun terhapus',
  errors: {
    phoneRequired: 'Masukkan nomor telepon Anda',
    phoneInvalid: 'Masukkan nomor telepon yang benar',
    phoneUnchanged: 'Ini sudah nomor telepon Anda',
    phoneTaken: 'Nomor ini sudah punya akun. Silakan masuk.',
    phoneChangesByCode:
      'Untuk mengganti nomor, pakai “Ganti nomor HP”: kami kirim kode ke nomor yang baru.',
    fullNameRequired: 'Masukkan nama lengkap Anda',
    passwordRequired: 'Masukkan kata sandi',
    passwordTooShortAtSignUp: 'Kata sandi minimal 6 karakter',
    passwordTooLong: 'Kata sandi maksimal 200 karakter',
    passwordsDiffer: 'Kata sandi tidak sama',
    allFieldsRequired: 'Semua bagian wajib diisi',
    newPasswordsDiffer: 'Kata sandi baru dan ulangannya tidak sama',
    newPasswordTooShort: 'Kata sandi baru minimal 8 karakter',
    newPasswordUnchanged: 'Kata sandi baru harus beda dari yang sekarang',
    currentPasswordWrong: 'Kata sandi tidak diganti. Periksa kata sandi Anda yang sekarang.',
    codeInvalid: 'Masukkan OTP 6 angka yang benar',
    codeIncomplete: 'Masukkan OTP 6 angka',
    codeWrong: 'OTP salah. Silakan coba lagi.',
    codeVoid: 'OTP tidak berlaku. Minta yang baru.',
    codeNotRequested: 'Minta OTP dulu',
    codeNotSent: 'OTP tidak terkirim',
    emailInvalid: 'Masukkan alamat e-mail yang benar',
    emailMissing: 'Masukkan alamat e-mail Anda',
    emailNotSent: 'E-mail tidak bisa dikirim. Silakan coba lagi.',
    undoLinkVoid:
      'Tautan ini tidak berlaku lagi: hanya bisa dipakai sekali, selama 72 jam. Hubungi kami kalau ada yang mengambil akun Anda.',
    undoPhoneTaken:
      'Nomor lama Anda sekarang dipakai akun lain. Hubungi kami supaya kami bisa membantu.',
    oldPasswordWrong: 'Ini bukan kata sandi Anda sebelum diganti.',
    linkVoid: 'Tautan ini tidak berlaku lagi. Minta yang baru.',
    INVALID_CREDENTIALS: 'Gagal masuk. Periksa nomor dan kata sandi Anda.',
    ROLE_MISMATCH: 'Akun ini dari jenis lain.',
    ACCOUNT_CLOSING:
      'Akun ini akan dihapus pada {date}. Sampai saat itu Anda masih bisa mempertahankannya.',
    accountSuspended: 'Akun ini ditangguhkan. Silakan hubungi kami.',
    accountSuspended_identity:
      'Akun ini ditangguhkan sampai kami memeriksa siapa pemiliknya. Silakan hubungi kami.',
    accountSuspended_conduct:
      'Akun ini ditangguhkan karena pemakaiannya melanggar ketentuan kami. Hubungi kami kalau menurut Anda ini salah.',
    accountSuspended_payment:
      'Akun ini ditangguhkan karena masalah pembayaran yang belum selesai. Silakan hubungi kami.',
    accountSuspended_request:
      'Akun ini ditangguhkan atas permintaan pemiliknya. Hubungi kami untuk membukanya lagi.',
    accountSuspended_other: 'Akun ini ditangguhkan. Hubungi kami untuk tahu sebabnya.',
    numberTaken: 'Nomor ini dipakai akun lain.',
    numberMissing: 'Akun Anda sekarang tidak punya nomor HP. Tambahkan dulu di halaman akun Anda.',
    passwordCommon: 'Kata sandi ini terlalu mudah ditebak. Pilih yang lain.',
    passwordRepeats: 'Kata sandi ini hanya pengulangan. Pilih yang lain.',
    passwordOwnWords:
      'Kata sandi ini hampir sama dengan kata kami atau nomor Anda sendiri. Pilih yang lain.',
    passwordBreached: 'Kata sandi ini pernah dicuri di tempat lain. Pilih yang lain.',
    refreshTokenVoid: 'Sesi Anda sudah berakhir. Silakan masuk lagi.',
  },
  sms: {
    signUpCode: ({ code }) =>
      `${code} adalah kode Manzil Anda. Berlaku 10 menit. Jangan beri tahu siapa pun.`,
    signUpTaken: ({ link }) =>
      `Ada yang mendaftar di Manzil dengan nomor Anda, yang sudah punya akun. Masuk atau ganti kata sandi: ${link}`,
    resetPassword: ({ code, link }) =>
      `Buat kata sandi Manzil baru: ${link} atau masukkan kode ${code}. Berlaku 10 menit. Bukan Anda? Abaikan pesan ini.`,
    resetUnknown: ({ link }) =>
      `Ada yang meminta kata sandi Manzil baru dengan nomor Anda, yang belum punya akun. Anda bisa mendaftar: ${link}`,
    changePhoneCode: ({ code }) =>
      `${code} adalah kode untuk memakai nomor ini di Manzil. Berlaku 10 menit. Jangan beri tahu siapa pun.`,
    confirmationCode: ({ code }) =>
      `${code} adalah kode Manzil Anda untuk menerima penawaran. Berlaku 10 menit. Jangan beri tahu siapa pun.`,
    changePhoneTaken: () =>
      'Ada yang ingin memakai nomor Anda di Manzil, tetapi nomor ini sudah punya akun. Tidak ada yang berubah.',
    phoneChanged: ({ link }) =>
      `Akun Manzil Anda sekarang memakai nomor lain; nomor ini tidak bisa dipakai masuk lagi. Bukan Anda? Batalkan dalam 72 jam: ${link}`,
    emailChanged: ({ link }) =>
      `Akun Manzil Anda sekarang punya alamat e-mail lain. Bukan Anda? Batalkan dalam 72 jam: ${link}`,
    passwordChanged: ({ link }) =>
      `Kata sandi akun Manzil Anda sudah diganti. Bukan Anda? Batalkan dalam 72 jam: ${link}`,
    factorChanged: ({ link }) =>
      `Pengaman kedua akun Manzil Anda diubah. Bukan Anda? Batalkan dalam 72 jam: ${link}`,
    passkeysChanged: ({ link }) =>
      `Passkey ditambahkan ke akun Manzil Anda atau dihapus darinya. Bukan Anda? Batalkan dalam 72 jam: ${link}`,
    numberReleased: ({ link }) =>
      `Perusahaan telepon memberikan nomor HP akun Manzil Anda kepada orang lain, jadi kami melepasnya dari akun Anda. Masih nomor Anda? Pasang lagi dalam 72 jam: ${link} Kalau bukan, masuk dengan passkey dan tambahkan nomor baru Anda, atau hubungi kami.`,
    numberGiven: ({ link }) =>
      `Akun Manzil Anda sekarang memakai nomor ini, seperti yang Anda minta. Anda masuk dengan nomor ini dan kata sandi Anda; kata sandi baru bisa dibuat dengannya setelah 24 jam. Bukan Anda? Hubungi kami: ${link}`,
    resetWaits: ({ link }) =>
      `Nomor ini baru di akun Manzil Anda. Demi keamanan, kata sandi baru bisa dibuat dengannya hanya 24 jam setelah penggantian. Bukan Anda? Hubungi kami: ${link}`,
    resetByEmail: ({ link }) =>
      `Akun Manzil Anda lama tidak dipakai, jadi tautan kata sandi baru dikirim ke alamat e-mailnya. Bukan akun Anda? Hubungi kami: ${link}`,
    resetByUs: ({ link }) =>
      `Akun Manzil nomor ini lama tidak dipakai, jadi pesan saja tidak cukup untuk kata sandi baru. Hubungi kami, juga kalau akun ini bukan milik Anda: ${link}`,
    resetLink: ({ link }) =>
      `Buat kata sandi baru untuk akun Manzil Anda: ${link} Berlaku 10 menit. Bukan Anda? Abaikan pesan ini.`,
  },
  emails: {
    changedSubject: 'Akun Manzil Anda',
    verifyEmailSubject: 'Konfirmasi alamat e-mail Anda',
    verifyEmail: ({ link }) =>
      `Konfirmasikan bahwa ini alamat e-mail Anda di Manzil:\n\n${link}\n\nTautan ini berlaku sekali, selama 24 jam. Kalau Anda tidak memintanya, abaikan saja.`,
  },
  notices: {
    passwordChanged: {
      label: 'Kata sandi diganti',
      title: 'Kata sandi Anda diganti',
      text: 'Kata sandi akun Manzil Anda sudah diganti. Bukan Anda? Segera buat yang baru dan hubungi kami.',
    },
    phoneChanged: {
      label: 'Nomor HP diganti',
      title: 'Nomor HP Anda diganti',
      text: 'Mulai sekarang Anda masuk dengan nomor baru.',
    },
    numberReleased: {
      label: 'Nomor HP diberikan kepada orang lain',
      title: 'Akun Anda tidak punya nomor HP',
      text: 'Perusahaan telepon memberikan nomor Anda kepada orang lain, jadi kami melepasnya dari akun Anda. Tambahkan nomor yang Anda pakai sekarang.',
    },
  },
  form: {
    phone: 'Nomor telepon',
    password: 'Kata sandi',
    showPassword: 'Tampilkan kata sandi',
    hidePassword: 'Sembunyikan kata sandi',
    close: 'Tutup',
    cancel: 'Batal',
    country: (name, code) => `Kode negara: ${name} ${code}`,
    countries: 'Negara',
    searchCountry: 'Cari negara atau kode',
    noCountry: 'Tidak ada negara yang cocok.',
    countriesFound: (count) => plural('id', count, { other: '# negara' }),
    strength: [
      'Lemah: lebih panjang lebih kuat',
      'Cukup: tambah beberapa karakter',
      'Bagus',
      'Kuat',
    ],
    strengthIs: (strength) => `Kekuatan kata sandi: ${strength}`,
  },
  problems: { retry: 'Coba lagi' },
  code: {
    label: 'Kode 6 angka',
    box: (box) => `Angka ${box} dari 6`,
    sentTo: (phone) => `Kami mengirim kode 6 angka ke ${phone}. Berlaku 10 menit.`,
    send: 'Kirim OTP',
    resend: 'Kirim ulang OTP',
    resendIn: (clock) => `Kirim ulang OTP dalam ${clock}`,
    resendSoon: (minutes) =>
      `Anda bisa meminta kode baru dalam ${plural('id', minutes, { other: '# menit' })}.`,
    resendNow: 'Anda sekarang bisa meminta kode baru.',
    resendFailed: 'OTP tidak bisa dikirim ulang',
    changeNumber: 'Ganti nomor HP',
  },
  signIn: {
    title: 'Masuk',
    submit: 'Masuk',
    done: 'Berhasil masuk',
    failed: 'Gagal masuk. Periksa nomor dan kata sandi Anda.',
    failedUnexplained: 'Gagal masuk',
    forgot: 'Lupa kata sandi?',
    keep: 'Pertahankan akun saya',
    noAccount: 'Belum punya akun?',
    signUp: 'Daftar',
  },
  signUp: {
    title: 'Daftar',
    role: 'Siapa Anda?',
    roles: { employer: 'Majikan', jobseeker: 'Pencari kerja' },
    roleHints: {
      employer: 'Cari dan pekerjakan orang untuk membantu di rumah.',
      jobseeker: 'Buat profil dan cari kerja. Selalu gratis.',
    },
    fullName: 'Nama lengkap',
    confirmation: 'Ulangi kata sandi',
    verify: 'Periksa dan buat akun',
    failed: 'Pendaftaran gagal',
    done: 'Akun Anda sudah siap. Selamat datang di Manzil!',
    haveAccount: 'Sudah punya akun?',
    signIn: 'Masuk',
    agreeBefore: 'Dengan mendaftar Anda menyetujui ',
    terms: 'Ketentuan',
    agreeBetween: ' dan ',
    privacy: 'Kebijakan Privasi',
    agreeAfter: ' kami.',
  },
  reset: {
    title: 'Buat kata sandi baru',
    intro:
      'Masukkan nomor telepon akun Anda. Kami mengirim tautan dan kode untuk membuat kata sandi baru.',
    send: 'Kirim kode',
    sent: (phone) =>
      `Kalau ${phone} punya akun, pesan sedang dikirim. Buka tautan di dalamnya, atau masukkan kodenya di sini. Keduanya berlaku 10 menit.`,
    verify: 'Lanjut',
    anotherNumber: 'Pakai nomor lain',
    choose: 'Pilih kata sandi baru',
    password: 'Kata sandi baru',
    confirmation: 'Ulangi kata sandi baru',
    passwordHint: 'Minimal 8 karakter',
    submit: 'Simpan kata sandi baru',
    failed: 'Kata sandi tidak bisa diganti. Silakan coba lagi.',
    done: 'Kata sandi Anda sudah diganti. Anda dikeluarkan di mana-mana; silakan masuk dengan yang baru.',
    backToSignIn: 'Kembali ke Masuk',
    askAgain: 'Minta tautan baru',
  },
  changePassword: {
    title: 'Ganti kata sandi',
    current: 'Kata sandi sekarang',
    next: 'Kata sandi baru',
    confirmation: 'Ulangi kata sandi baru',
    submit: 'Ganti kata sandi',
    others: 'Perangkat Anda yang lain akan dikeluarkan.',
    done: 'Kata sandi berhasil diganti!',
    failed: 'Kata sandi Anda tidak diganti.',
  },
  devices: {
    title: 'Perangkat yang masuk',
    loading: 'Memuat perangkat Anda...',
    failed: 'Perangkat Anda tidak bisa dimuat.',
    unknown: 'Perangkat tidak dikenal',
    on: (browser, system) => `${browser} di ${system}`,
    current: 'Perangkat ini',
    lastUsed: (day) => `Terakhir dipakai ${day}`,
    end: 'Keluarkan',
    endOf: (device) => `Keluarkan ${device}`,
    endAll: 'Keluar di mana-mana',
    endAllText: 'Perangkat ini juga. Anda lalu perlu kata sandi untuk masuk lagi.',
    endFailed: 'Gagal mengeluarkan. Silakan coba lagi.',
  },
  changeMobile: {
    title: 'Ganti nomor HP',
    intro: 'Kami kirim kode ke nomor baru Anda. Nomor lama diberi tahu tentang penggantian ini.',
    phone: 'Nomor HP baru',
    verify: 'Periksa',
    done: 'Nomor Anda sudah diganti.',
    failed: 'Nomor tidak bisa diganti. Silakan coba lagi.',
  },
  loginPage: {
    metaTitle: 'Masuk | Manzil',
    ended: 'Sesi Anda sudah berakhir. Silakan masuk lagi; Anda akan kembali ke tempat tadi.',
    scriptNeeded: 'Untuk masuk perlu JavaScript, yang dimatikan di browser Anda.',
  },
  resetPage: { metaTitle: 'Buat kata sandi baru | Manzil' },
  undoPage: {
    metaTitle: 'Batalkan perubahan | Manzil',
    title: 'Bukan Anda yang melakukan ini?',
    text: 'Kami kembalikan nomor, alamat e-mail, passkey dan pengaman kedua Anda seperti semula, mengeluarkan semua orang, dan memasang kata sandi baru yang Anda pilih di sini.',
    old: 'Kata sandi Anda sebelum diganti',
    next: 'Kata sandi baru',
    confirmation: 'Ulangi kata sandi baru',
    hint: 'Minimal 8 karakter, dan beda dari yang dulu',
    submit: 'Batalkan perubahan',
    failed: 'Perubahan tidak bisa dibatalkan. Silakan coba lagi.',
    done: 'Akun ini milik Anda lagi. Semua orang sudah dikeluarkan; silakan masuk dengan nomor dan kata sandi baru Anda.',
    contact: 'Hubungi kami',
  },
  verifyPage: {
    metaTitle: 'Konfirmasi alamat e-mail | Manzil',
    title: 'Konfirmasi alamat e-mail Anda',
    text: 'Satu klik, dan kami tahu pesan kami sampai kepada Anda.',
    submit: 'Konfirmasi alamat e-mail',
    done: (email) => `${email} sudah dikonfirmasi. Terima kasih!`,
    failed: 'Alamat tidak bisa dikonfirmasi. Silakan coba lagi.',
    home: 'Ke Manzil',
  },
}
